/** A distance from the end, in pixels, that still counts as the end. */
const NEAR = 40;

/**
 * Keeps a list at its end until somebody scrolls away or opens a part of it, however much comes at once and however
 * little room is left.
 */
export function staysAtEnd(list: HTMLElement): () => void {
    let atEnd = true;
    let was = 0;
    const isNear = () => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    const toEnd = () => {
        if (atEnd) list.scrollTop = list.scrollHeight;
    };
    const scrolled = () => {
        if (isNear()) atEnd = true;
        else if (list.scrollTop < was) atEnd = false;
        was = list.scrollTop;
    };
    const toggled = () => (atEnd = isNear());
    list.addEventListener('scroll', scrolled);
    // It does not bubble.
    list.addEventListener('toggle', toggled, { capture: true });
    const size = new ResizeObserver(toEnd);
    size.observe(list);
    const content = new MutationObserver(toEnd);
    content.observe(list, { childList: true, subtree: true, characterData: true });
    return () => {
        list.removeEventListener('scroll', scrolled);
        list.removeEventListener('toggle', toggled, { capture: true });
        size.disconnect();
        content.disconnect();
    };
}
