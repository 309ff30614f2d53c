import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, rulesOf } from '../wording/catalogues.js';

const GAMES = ['fire-and-flora', 'gardens-of-mars', 'gnomadic-gardeners', 'stalk-exchange'];
const read = (path: string) => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8');

test.each(GAMES)('each chapter of the rules of %s has an example of a step that there is', (game) => {
    const list = /pictures: \[([^\]]*)\]/.exec(read(`${game}/board/index.ts`))?.[1] ?? '';
    const pictures = list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
    const steps = read(`${game}/board/lesson.ts`).split('...words(').length - 1;
    for (const language of languages())
        expect(pictures).toHaveLength(readFileSync(rulesOf(game, language), 'utf8').split(/^## /m).length - 1);
    for (const one of pictures) if (one !== "'opening'") expect(Number(one)).toSatisfy((step: number) => step >= 1 && step <= steps);
});
