// Cards that can be dragged with a mouse or a pen. Fingers tap: where they move, the page scrolls.

/** Pixels after which a press has become a drag. */
const FAR = 6;

/**
 * Lets a card be dragged.
 *
 * @param dropped is told whether it was let go outside the hand that it came from
 */
export function draggable(dropped: (out: boolean) => void): (card: HTMLElement) => () => void {
    return (card) => {
        let from: { x: number; y: number } | undefined;
        let dragging = false;

        function down(event: PointerEvent) {
            dragging = false;
            if (event.pointerType === 'touch' || event.button !== 0) return;
            from = { x: event.clientX, y: event.clientY };
            card.setPointerCapture(event.pointerId);
        }
        function move(event: PointerEvent) {
            if (!from) return;
            const [x, y] = [event.clientX - from.x, event.clientY - from.y];
            if (!dragging && Math.hypot(x, y) < FAR) return;
            dragging = true;
            card.style.translate = `${x}px ${y}px`;
            card.style.zIndex = '3';
        }
        function rest() {
            from = undefined;
            card.style.translate = card.style.zIndex = '';
        }
        function up(event: PointerEvent) {
            if (from && dragging) {
                const home = card.parentElement!.getBoundingClientRect();
                const { clientX: x, clientY: y } = event;
                dropped(x < home.left || x > home.right || y < home.top || y > home.bottom);
            }
            rest();
        }
        // Escape cancels only the drag. The click event that follows is ignored.
        function key(event: KeyboardEvent) {
            if (event.key !== 'Escape' || !from || !dragging) return;
            event.preventDefault();
            event.stopPropagation();
            rest();
        }
        // Ignores the click event that follows a drag.
        function click(event: MouseEvent) {
            if (dragging) event.stopImmediatePropagation();
            dragging = false;
        }

        const listening = new AbortController();
        const { signal } = listening;
        card.addEventListener('pointerdown', down, { signal });
        card.addEventListener('pointermove', move, { signal });
        card.addEventListener('pointerup', up, { signal });
        card.addEventListener('pointercancel', rest, { signal });
        window.addEventListener('keydown', key, { signal, capture: true });
        card.addEventListener('click', click, { signal, capture: true });
        return () => listening.abort();
    };
}
