// Compiles the message catalogues, and lists what is missing or wrong in all rooms: `npm run messages`, or
// `npm run messages xx` for one language, which need not be there yet.
import { catalogues, fileOf, lacking, languages, problemsOf, rooms, STANDARD } from './catalogues.js';
import { generate } from './generate.js';

const language = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
const problems = language ? lacking(language) : [...generate(), ...rooms().flatMap((room) => problemsOf(room))];
for (const { where, says } of problems) console.error(`${where}: ${says}`);
if (problems.length === 0 && process.argv.includes('--list')) {
    for (const catalogue of [...catalogues(), ...rooms()]) {
        const count = Object.keys(catalogue.languages.get(STANDARD)).length;
        console.log(`${fileOf(catalogue, STANDARD)}: ${count} messages, complete in ${language ?? languages().join(', ')}`);
    }
}
process.exitCode = problems.length > 0 ? 1 : 0;
