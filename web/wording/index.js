// Compiles the message catalogues, and lists what is missing or wrong in all rooms: `npm run messages`, or
// `npm run messages xx` for one language, which need not be there yet. `npm run messages -- --new xx` makes its folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { catalogues, drafts, fileOf, lacking, languages, problemsOf, rooms, STANDARD, strays, untranslated, web } from './catalogues.js';
import { generate } from './generate.js';

const language = process.argv.slice(2).find((argument) => !argument.startsWith('-'));

function list() {
    const all = [...catalogues(), ...rooms()];
    const problems = language
        ? lacking(language)
        : [
              ...generate(),
              ...rooms().flatMap((room) => problemsOf(room)),
              ...all.flatMap((one) => untranslated(one)),
              ...languages().flatMap((one) => strays(one)),
          ];
    for (const { where, says } of problems) console.error(`${where}: ${says}`);
    if (problems.length === 0 && process.argv.includes('--list')) {
        for (const catalogue of all) {
            const count = Object.keys(catalogue.languages.get(STANDARD)).length;
            console.log(`${fileOf(catalogue, STANDARD)}: ${count} messages, complete in ${language ?? languages().join(', ')}`);
        }
    }
    return problems.length === 0;
}

function begin() {
    if (!/^[a-z]{2}$/.test(language ?? '')) {
        console.error('Name the language by its two letters (ISO 639-1), such as `npm run messages -- --new fr`.');
        return false;
    }
    for (const { file, text } of drafts(language)) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        console.log(`${relative(`${web}/..`, file)}: made`);
    }
    return true;
}

const done = process.argv.includes('--new') ? begin() : list();
process.exitCode = done ? 0 : 1;
