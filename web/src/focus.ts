// Lets a keyboard user keep their place on the page.

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

const controlsIn = (place: Element): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());

/** The control to go on with in a part of the page: what it is there for, else the one behind a place, else the last. */
function controlIn(part: Element, behind: Node | null): HTMLElement | undefined {
    const controls = controlsIn(part);
    const isBehind = (one: Node) => !behind || (behind.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return controls.find((one) => one.matches('.main')) ?? controls.find(isBehind) ?? controls.at(-1);
}

/** Goes to a part of the page, or to the next one around it in which there is something to do. */
export function goTo(part: Element | null, behind: Node | null = null): void {
    if (!part) return;
    const control = controlIn(part, behind);
    if (control) control.focus();
    else goTo(part.parentElement, part);
}

/** Goes to the board, to where the Tab key leads. */
export function goToBoard(): void {
    document.querySelector<SVGElement | HTMLElement>('.board [tabindex="0"], .board button')?.focus();
}

let byKey = false;

/** True if the page was used by keyboard last. */
export const atKeyboard = (): boolean => byKey;

/**
 * From now on, if the control in use goes away, a keyboard user goes on with the control that has come in its
 * place, or with the nearest one.
 */
export function keepPlace(page: Element): void {
    let stood: Node | undefined;
    addEventListener('keydown', () => (byKey = true), { capture: true });
    addEventListener('pointerdown', () => (byKey = false), { capture: true });
    addEventListener('focusin', (event) => (stood = event.target instanceof Node ? event.target : undefined));
    new MutationObserver((changes) => {
        const lost = stood;
        if (!lost || lost.isConnected || !byKey || document.activeElement !== document.body) return;
        const gone = changes.find((change) => change.target.isConnected && [...change.removedNodes].some((node) => node.contains(lost)));
        stood = undefined;
        // Another page has come: what was nearest to the last one means nothing on it.
        if ([...(gone?.removedNodes ?? [])].some((node) => node instanceof Element && node.id === 'main')) return;
        if (!(gone?.target instanceof Element)) return;
        goTo(gone.target, gone.previousSibling?.isConnected ? gone.previousSibling : null);
    }).observe(page, { childList: true, subtree: true });
}
