/** A distance from the end, in pixels, that still counts as the end. */
const NEAR = 40;

/**
 * A list that begins at its end, and stays there until somebody scrolls away, however much comes at once or how little
 * room is left.
 *
 * @param length how long it is: read again whenever that changes
 */
export function staysAtEnd(length: () => number): (list: HTMLElement) => () => void {
    return (list) => {
        let atEnd = true;
        let was = 0;
        const toEnd = () => {
            if (atEnd) list.scrollTop = list.scrollHeight;
        };
        const scrolled = () => {
            if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) atEnd = true;
            else if (list.scrollTop < was) atEnd = false;
            was = list.scrollTop;
        };
        list.addEventListener('scroll', scrolled);
        const size = new ResizeObserver(toEnd);
        size.observe(list);
        $effect(() => {
            if (length()) toEnd();
        });
        return () => {
            list.removeEventListener('scroll', scrolled);
            size.disconnect();
        };
    };
}
