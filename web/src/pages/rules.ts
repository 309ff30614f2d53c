// Splits RULES.md into the part that is shown first and chapters that fold, as HTML. Text is escaped by the Markdown reader.
import { Marked } from 'marked';

export interface Chapter {
    readonly title: string;
    /** Shown at once: everything before the first chapter. */
    readonly first: boolean;
    readonly html: string;
    /** Of the first part: what is said about the text itself, to be folded away. */
    readonly about: string;
    /** For the search. */
    readonly text: string;
    /** The rules that stand here. */
    readonly ids: readonly string[];
}

const RULE = /^((?:[-*] )?)\*\*([A-Z]{2}-[A-Za-z0-9.]+)\*\*\s/;
const FILE = /`([A-Za-z0-9_./-]+\.(?:java|json))`/g;
const REFERENCE = /\b([A-Z]{2}-(?:[A-Z]?\d[A-Za-z0-9]*)(?:\.\d+[a-z]?)*)\b/g;

const marked = new Marked({
    gfm: true,
    renderer: {
        // HTML in the source is shown, never obeyed.
        html: ({ text }) => escape(text),
        code({ text }) {
            return `<pre tabindex="0">${escape(text)}</pre>`;
        },
    },
});

function escape(text: string): string {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Splits a rulebook at the headings of the second level. */
export function read(markdown: string): Chapter[] {
    const parts = markdown.split(/^(?=## )/m);
    return parts.map((part, i) => {
        const title = i === 0 ? '' : (/^## (.*)/.exec(part)?.[1] ?? '').trim();
        const body = i === 0 ? part : part.replace(/^## .*/, '');
        const ids = part.split('\n').flatMap((line) => RULE.exec(line)?.[2] ?? []);
        if (i > 0) return { title, first: false, html: html(body), about: '', text: part, ids };
        // The last paragraph before the chapters sums the game up, so it comes first. The heading stands above the reader
        // already.
        const paragraphs = body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '' && !paragraph.startsWith('# '));
        const summary = paragraphs.pop() ?? '';
        return { title, first: true, html: html(summary), about: html(paragraphs.join('\n\n')), text: part, ids };
    });
}

/** Returns the rules whose ids a search names: the one with exactly this id, or all whose ids begin with it. */
export function rulesNamed(chapters: readonly Chapter[], search: string): readonly string[] {
    const sought = search.trim().toUpperCase();
    if (!/^[A-Z]{2}-/.test(sought)) return [];
    const ids = chapters.flatMap((chapter) => chapter.ids);
    const just = ids.filter((id) => id.toUpperCase() === sought);
    return just.length > 0 ? just : ids.filter((id) => id.toUpperCase().startsWith(sought));
}

/** Returns the text of one rule without its id and its links; undefined if there is no such rule. */
export function ruleAlone(markdown: string, id: string): string | undefined {
    const lines = markdown.split('\n');
    const first = lines.findIndex((line) => RULE.exec(line)?.[2] === id);
    const rule = RULE.exec(lines[first] ?? '');
    if (!rule) return undefined;
    const rest = lines.slice(first + 1);
    const end = rest.findIndex((line) => line.trim() === '' || RULE.test(line));
    const own = [lines[first]!.slice(rule[0].length), ...rest.slice(0, end < 0 ? rest.length : end)];
    return html(own.join('\n'))
        .trim()
        .replace(/^<p>|<\/p>$/g, '')
        .replace(/<a [^>]*>(.*?)<\/a>/g, '$1');
}

/** Gives a rule's paragraph its id as an anchor, and folds its id and files. Ids elsewhere become links. */
function html(markdown: string): string {
    const ids: string[] = [];
    const lines = markdown.split('\n').map((line) => {
        const rule = RULE.exec(line);
        if (!rule) return line;
        ids.push(rule[2]!);
        return `${rule[1]}@@${rule[2]}@@ ${line.slice(rule[0].length)}`;
    });
    const prepared = lines.join('\n').replace(FILE, '%%$1%%');
    const made = marked.parse(prepared, { async: false });
    return made
        .replace(/<(p|li)>(\s*(?:<p>)?)@@([^@]+)@@ /g, '<$1 id="$3">$2<span class="rule-id">$3</span>')
        .replace(/@@([^@]+)@@ /g, '<span class="rule-id" id="$1">$1</span>')
        .replace(/%%([^%]+)%%/g, '<span class="rule-file">$1</span>')
        .split(/(<[^>]*>)/)
        .map((piece, i, all) =>
            piece.startsWith('<') || (all[i - 1] ?? '').includes('rule-id') ? piece : piece.replace(REFERENCE, '<a href="#$1">$1</a>'),
        )
        .join('');
}
