import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = ['fire-and-flora', 'gardens-of-mars', 'gnomadic-gardeners', 'stalk-exchange'];
const WORDS_A_MINUTE = 200;
const SECONDS_A_MOVE = 5;

const read = (path: string) => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8');

test.each(GAMES)('an invitation to %s names the time that its lesson takes', (game) => {
    const texts = Object.entries(JSON.parse(read(`${game}/board/messages/en.json`)) as Record<string, string>);
    const told = texts.filter(([key]) => /^lesson\.\d+\.(title|says|done)$/.test(key));
    const words = told.flatMap(([, text]) => text.split(' ')).length;
    const moves = told.length / 3;
    const minutes = Math.round(words / WORDS_A_MINUTE + (moves * SECONDS_A_MOVE) / 60);
    expect(read(`${game}/src/main/resources/parterre/room/${game}/lesson.properties`)).toBe(`minutes=${minutes}\n`);
});
