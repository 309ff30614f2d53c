/** Tells the style sheets how high the sheet under a board is, so that a card can lie just above it. */
export function sheet(one: HTMLElement): () => void {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--sheet', `${one.offsetHeight}px`));
    watch.observe(one);
    return () => {
        watch.disconnect();
        style.removeProperty('--sheet');
    };
}
