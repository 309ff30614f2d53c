// Files with which tables were opened on this device, to be chosen again: the latest first, each content once.
import { t } from '../../messages/messages.svelte';

export interface KeptFile {
    readonly name: string;
    readonly sha256: string;
    readonly content: string;
    /** When a table was last opened with it, in milliseconds; unknown of what was kept by an earlier version. */
    readonly at?: number;
}

/** The number of files of one kind that are kept. */
const MOST = 8;
const key = (game: string, option: string) => `parterre.files.${game}.${option}`;

export function keptFiles(game: string, option: string): KeptFile[] {
    try {
        const kept = JSON.parse(localStorage.getItem(key(game, option)) ?? '[]') as unknown;
        return Array.isArray(kept) ? kept.filter(isFile) : [];
    } catch {
        return [];
    }
}

function isFile(kept: unknown): kept is KeptFile {
    const file = kept as Partial<Record<keyof KeptFile, unknown>> | null;
    return typeof file?.name === 'string' && typeof file.sha256 === 'string' && typeof file.content === 'string';
}

/** Puts a file in front of the others; what the browser has no room for falls out at the end. */
export function keepFile(game: string, option: string, file: KeptFile): KeptFile[] {
    let files = [file, ...without(game, option, file.sha256)].slice(0, MOST);
    while (files.length > 0) {
        try {
            localStorage.setItem(key(game, option), JSON.stringify(files));
            return files;
        } catch {
            files = files.slice(0, -1);
        }
    }
    return files;
}

/** Keeps a file no longer. */
export function forgetFile(game: string, option: string, sha256: string): KeptFile[] {
    const files = without(game, option, sha256);
    localStorage.setItem(key(game, option), JSON.stringify(files));
    return files;
}

const without = (game: string, option: string, sha256: string) => keptFiles(game, option).filter((other) => other.sha256 !== sha256);

/** The largest size of a file. The server accepts bodies of up to twice this size. */
const MOST_BYTES = 1_000_000;

/** Why a file is not read at all; undefined if it is. */
export function tooLarge({ name, size }: { name: string; size: number }): string | undefined {
    const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;
    return size > MOST_BYTES ? t('file.too-large', { name, size: megabytes(size), most: megabytes(MOST_BYTES) }) : undefined;
}
