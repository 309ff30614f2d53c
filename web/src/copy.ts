// Copying to the clipboard wherever the page is read from. Browsers keep the modern way for https; over plain HTTP a
// selection is copied as by hand.

/** Copies a text; says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
    if (navigator.clipboard) {
        try {
            await navigator.clipboard.writeText(text);
            return true;
        } catch {
            // Not allowed: by selection, then.
        }
    }
    return bySelection(text);
}

function bySelection(text: string): boolean {
    const before = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'unseen';
    // Outside an open dialog nothing can be selected.
    (before?.closest('dialog') ?? document.body).append(field);
    field.select();
    try {
        return document.execCommand('copy');
    } finally {
        field.remove();
        if (before instanceof HTMLElement) before.focus();
    }
}
