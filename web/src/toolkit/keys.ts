// The keys that a board may handle.

/** True for a key that is pressed alone and not held down, outside of fields and dialogs, and that nothing else has taken. */
export function isFree(event: KeyboardEvent): boolean {
    const { defaultPrevented, repeat, ctrlKey, metaKey, altKey, target } = event;
    const elsewhere = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
    return !(defaultPrevented || repeat || ctrlKey || metaKey || altKey || elsewhere);
}
