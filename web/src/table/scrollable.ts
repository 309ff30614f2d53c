/** Lets the keyboard reach a part of the page as long as it scrolls. */
export function scrollable(one: HTMLElement): () => void {
    const look = () => {
        if (one.scrollHeight > one.clientHeight) one.tabIndex = 0;
        else one.removeAttribute('tabindex');
    };
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(one);
    content.observe(one, { subtree: true, childList: true, characterData: true });
    return () => {
        size.disconnect();
        content.disconnect();
    };
}
