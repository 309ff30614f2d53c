// Copies of elements that move across the screen, and places on the screen.

/** The middle of a thing on the screen, and its width, in pixels. */
export interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
}

/** A copy of an element that may be gone by now. */
export interface ElementCopy {
    readonly copy: Element;
    readonly parents: readonly Element[];
    readonly box: Box;
    /** Of a part of a drawing: what its place makes of its coordinates. */
    readonly matrix: DOMMatrix | undefined;
}

/** A copy on its way: the element that moves, and the one to be taken away at the end. */
export interface MovingCopy {
    readonly moving: Element;
    readonly whole: Element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes by which an element is found, named or reached. A copy has none of them. */
const NAMES: readonly string[] = ['id', 'role', 'tabindex', 'title'];

export const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
};
export const inSight = ({ x, y, width }: Box) => width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

/** Returns the pixels of one unit of the element's drawing; 1 outside drawings. */
export const unit = (element: Element) =>
    (element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.getScreenCTM()?.a : 1) || 1;

/** From the coordinates in which a part of a drawing stands to those of the whole drawing; undefined outside drawings. */
function matrixOf(element: Element): DOMMatrix | undefined {
    const parent: Element | null = element.parentElement;
    if (!(parent instanceof SVGGraphicsElement)) return undefined;
    const whole = parent.ownerSVGElement ?? parent;
    return whole.getScreenCTM()?.inverse().multiply(parent.getScreenCTM()!);
}

export const elementCopy = (element: Element, box: Box): ElementCopy => ({
    copy: copyOf(element),
    parents: parentsOf(element),
    box,
    matrix: matrixOf(element),
});

/** A copy that is only looked at. */
function copyOf(element: Element): Element {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('*')])
        for (const { name } of [...one.attributes])
            if (NAMES.includes(name) || name.startsWith('aria-') || (name.startsWith('data-') && name !== 'data-drawn'))
                one.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    return copy;
}

function parentsOf(element: Element): Element[] {
    const found: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
}

/** Puts a copy above all that is drawn where it comes from; undefined if nothing of that is left. */
export function appear({ copy, parents, box, matrix }: ElementCopy): MovingCopy | undefined {
    const parent = parents.find((one) => one.isConnected && (!matrix || one instanceof SVGSVGElement));
    if (!parent) return undefined;
    const whole = matrix ? document.createElementNS(SVG, 'g') : document.createElement('div');
    whole.setAttribute('aria-hidden', 'true');
    whole.setAttribute('class', 'moving-copy');
    let moving: Element = whole;
    if (matrix) {
        const { a, b, c, d, e, f } = matrix;
        whole.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
        moving = whole.appendChild(document.createElementNS(SVG, 'g'));
    } else if (whole instanceof HTMLElement) {
        whole.inert = true;
        whole.style.width = `${box.width}px`;
    }
    moving.append(copy);
    parent.append(whole);
    return { moving, whole };
}
