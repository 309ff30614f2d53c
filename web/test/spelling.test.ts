import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = loadConfig(join(root, 'web/spelling/cspell.config.json'));

/** The words that the check would find wrong in this text, if it stood in that file. */
async function wrong(file: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(join(root, file)).href;
    const settings = await config;
    const result = await spellCheckDocument({ uri, text }, { noConfigSearch: true }, settings ?? {});
    return result.issues.map((issue) => issue.text);
}

// The dictionaries are read from disk once, which takes a while on a busy machine.
const patient = { timeout: 120_000 };

test('a wrong word in a document is found, but not in code or the address of a link', patient, async () => {
    expect(await wrong('docs/bots.md', 'The tabel of `tabel` is [here](docs/tabel.md).\n\n```\ntabel\n```\n')).toEqual(['tabel']);
});

test('a wrong word in a comment of Java is found, but not in the code below it', patient, async () => {
    expect(await wrong('bots/src/main/java/A.java', '/// Returns the tabel.\nint cuonter; // as `tabel`\n')).toEqual(['tabel']);
});

test('a wrong word in a catalogue is found, in the language of the catalogue', patient, async () => {
    expect(await wrong('web/messages/en.json', '{ "greeting": "Welcom to the table" }')).toEqual(['Welcom']);
    expect(await wrong('languages/de/web/messages.json', '{ "greeting": "Willkomen am Spieltisch" }')).toEqual(['Willkomen']);
    expect(await wrong('languages/de/a-game/RULES.md', 'Die Blume steht im Gartn.')).toEqual(['Gartn']);
});

test('the words of the project are known, and stand in order', patient, async () => {
    expect(await wrong('README.md', 'Gnomadic Gardeners has an automa.')).toEqual([]);
    const words = readFileSync(join(root, 'web/spelling/words.txt'), 'utf8').trimEnd().split('\n');
    const key = (word: string) => word.toLowerCase();
    expect(words).toEqual([...new Set(words)].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)));
});
