// Compiles the message catalogues and lists what is missing or wrong. Run by `npm run messages`.
import { catalogues, fileOf, languages, STANDARD } from './catalogues.js';
import { generate } from './generate.js';

const problems = generate();
for (const { where, says } of problems) console.error(`${where}: ${says}`);
if (problems.length === 0 && process.argv.includes('--list')) {
    for (const catalogue of catalogues()) {
        const count = Object.keys(catalogue.languages.get(STANDARD)).length;
        console.log(`${fileOf(catalogue, STANDARD)}: ${count} messages, complete in ${languages().join(', ')}`);
    }
}
process.exitCode = problems.length > 0 ? 1 : 0;
