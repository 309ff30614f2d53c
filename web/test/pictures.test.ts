import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameBoard } from '$toolkit/board';
import { languages, rulesOf } from '../wording/catalogues.js';

const boards = import.meta.glob<GameBoard>('../../games/*/board/index.ts', { import: 'board', eager: true });
const nameOf = (path: string) => path.split('/').at(-3) ?? '';

describe.each(Object.entries(boards))('the rules in %s', (path, board) => {
    const pictures = board.pictures?.() ?? [];

    it('have an example in each chapter', () => {
        for (const language of languages())
            expect(pictures).toHaveLength(readFileSync(rulesOf(nameOf(path), language), 'utf8').split(/^## /m).length - 1);
    });

    it('show the opening in few chapters, and else a position with a title', () => {
        expect(pictures.filter((one) => one === 'opening').length).toBeLessThanOrEqual(3);
        for (const one of pictures) if (one !== 'opening') expect(one.position && one.title).toBeTruthy();
    });
});
