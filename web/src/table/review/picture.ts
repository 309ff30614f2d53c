// Luck against own moves of each player, laid out as a picture for others.
import { t } from '../../messages/messages.svelte';
import type { WinChances } from '../../wire';
import { signed } from './marks';

export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 48;
const TOP = 190;
const BOTTOM = 70;
/** The start of the bars, in the middle between losses and gains. */
const AXIS = 760;
const LONGEST = 300;
const MOST_LETTERS = 18;
const HIGHEST_BAR = 44;

export interface Bar {
    readonly kind: 'luck' | 'own';
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** The number beside the bar. */
    readonly says: string;
    readonly saysX: number;
    readonly anchor: 'start' | 'end';
}

export interface Row {
    readonly name: string;
    /** The middle of the row. */
    readonly y: number;
    readonly bars: readonly Bar[];
}

export interface Layout {
    readonly axis: { readonly x: number; readonly from: number; readonly to: number };
    readonly rows: readonly Row[];
}

const shortened = (name: string): string => {
    const letters = [...name];
    return letters.length <= MOST_LETTERS ? name : letters.slice(0, MOST_LETTERS - 1).join('') + '…';
};

/** Returns where everything stands. All bars have one scale. */
export function layout({ balances }: WinChances, name: (party: number) => string): Layout {
    const most = Math.max(0.01, ...balances.flatMap(({ luck, own }) => [Math.abs(luck), Math.abs(own)]));
    const room = (HEIGHT - TOP - BOTTOM) / Math.max(1, balances.length);
    const height = Math.min(HIGHEST_BAR, room * 0.36);
    const bar = (kind: Bar['kind'], share: number, y: number): Bar => {
        const width = (Math.abs(share) / most) * LONGEST;
        const gains = share >= 0;
        return {
            kind,
            x: gains ? AXIS : AXIS - width,
            y,
            width,
            height,
            says: signed(share),
            saysX: gains ? AXIS + width + 12 : AXIS - width - 12,
            anchor: gains ? 'start' : 'end',
        };
    };
    return {
        axis: { x: AXIS, from: TOP, to: HEIGHT - BOTTOM },
        rows: balances.map(({ luck, own }, party) => {
            const y = TOP + room * (party + 0.5);
            return { name: shortened(name(party)), y, bars: [bar('luck', luck, y - height - 2), bar('own', own, y + 2)] };
        }),
    };
}

export const LEFT = MARGIN;

/** The properties that make the look of a shape, which a file must bring along. */
const LOOKS = [
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
    'stop-color',
    'opacity',
    'font-size',
    'font-weight',
    'font-family',
    'text-anchor',
] as const;

/** A drawing of the page with its place in a picture. */
export interface Part {
    readonly drawing: SVGSVGElement;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

/** Returns a drawing of the page as a text of its own, with the colours that it has on the page just now. */
function standalone({ drawing, width, height }: Part): string {
    const copy = drawing.cloneNode(true) as SVGSVGElement;
    const copies = [...copy.querySelectorAll('*')];
    [...drawing.querySelectorAll('*')].forEach((shape, i) => {
        const look = getComputedStyle(shape);
        LOOKS.forEach((property) => copies[i]?.setAttribute(property, look.getPropertyValue(property)));
    });
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    return new XMLSerializer().serializeToString(copy);
}

/** Returns drawings of the page as one image. */
async function png(parts: readonly Part[]): Promise<Blob> {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    for (const part of parts) {
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(part))}`;
        await image.decode();
        canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error(t('chances.no-picture'));
    return blob;
}

/** Returns true if the browser lets the page copy pictures to the clipboard: over HTTPS, or on this device. */
export const copies = (): boolean => 'ClipboardItem' in globalThis && 'clipboard' in navigator;

/** Puts drawings as one picture on the clipboard. */
export const copy = (parts: readonly Part[]): Promise<void> => navigator.clipboard.write([new ClipboardItem({ 'image/png': png(parts) })]);

/** Hands drawings as one picture to another program of the device, where it can take pictures. Otherwise it becomes a file. */
export async function share(parts: readonly Part[], name: string, title: string): Promise<void> {
    const file = new File([await png(parts)], `${name}.png`, { type: 'image/png' });
    // Browsers have it only where the page came by HTTPS.
    if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
        try {
            await navigator.share({ files: [file], title });
            return;
        } catch (failure) {
            if (failure instanceof DOMException && failure.name === 'AbortError') return;
        }
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
