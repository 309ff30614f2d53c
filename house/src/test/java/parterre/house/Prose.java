package parterre.house;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Takes files of the tree apart into the texts that people read, and texts into sentences.
///
/// A text is what stands alone: a paragraph, a heading, an item of a list, a cell of a table, a message. Inline code
/// is one word in it, and so are a link of a doc comment, a row of such names, and an address. Blocks of code are left
/// out.
final class Prose {
    /// A text, and the line of the file on which it begins, from 1.
    record Text(int line, String words) {}

    private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*+]|\\d+\\.|@\\w+)\\s+");
    private static final Pattern HEADING = Pattern.compile("^#{1,6}\\s+");
    private static final Pattern TABLE_LINE = Pattern.compile("^\\s*\\|?[-:| ]+\\|[-:| ]*$");
    private static final Pattern CELL_END = Pattern.compile("(?<!\\\\)\\|");
    private static final Pattern FENCE = Pattern.compile("^\\s*(```|~~~)");
    private static final Pattern DOC_COMMENT = Pattern.compile("^\\s*///(?: (.*))?$");
    private static final Pattern LINE_COMMENT = Pattern.compile("(?m)^\\s*// ");
    private static final Pattern BLOCK_COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern MESSAGE =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

    private static final Pattern CODE = Pattern.compile("`+[^`]+`+");
    private static final Pattern ADDRESS = Pattern.compile("<?https?://[^\\s>)]+>?");
    private static final Pattern CODE_LINK = Pattern.compile("(?<!\\])\\[[\\w.#$]+(?:\\([^)]*\\))?\\](?![(\\[])");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\](?:\\([^)]*\\)|\\[[^\\]]*\\])?");
    private static final String CODE_WORD = "Code";
    private static final Pattern SOURCE = Pattern.compile("\\([^()]*\"[^\"]+\"[^()]*\\d{4}[^()]*\\)");
    private static final Pattern CODE_WORDS = Pattern.compile("Code(?:,? (?:and |or )?Code)+");

    /// The end of a sentence: a full stop and its quotes, and then a capital letter or a number. A single letter and a
    /// full stop is an initial; other abbreviations are listed.
    private static final Pattern SENTENCE_END = Pattern.compile(
            "(?<=[.!?…][)\"'”“»]{0,2})(?<!(?<![\\w-])(?:\\p{Lu}|z|d|h|u|e\\.g|i\\.e|al|bzw|ca|cf|ed|Nr|No|pp|St|vgl|vol|vs)\\.)"
                    + "\\s+(?=[(\"'„“«]*[\\p{Lu}\\p{N}])");

    private Prose() {}

    /// The texts of a Markdown file.
    static List<Text> markdown(String source) {
        var texts = new ArrayList<Text>();
        read(source.lines().toList(), 1, texts);
        return List.copyOf(texts);
    }

    /// The texts of the comments of a Java file that stand on lines of their own.
    static List<Text> javaComments(String source) {
        return docComments(LINE_COMMENT.matcher(source).replaceAll("/// "));
    }

    private static List<Text> docComments(String source) {
        var texts = new ArrayList<Text>();
        var comment = new ArrayList<String>();
        var lines = Stream.concat(source.lines(), Stream.of("")).toList();
        for (int i = 0; i < lines.size(); i++) {
            var found = DOC_COMMENT.matcher(lines.get(i));
            if (found.matches()) {
                comment.add(found.group(1) == null ? "" : found.group(1));
            } else {
                read(comment, i + 1 - comment.size(), texts);
                comment.clear();
            }
        }
        return List.copyOf(texts);
    }

    /// The texts of the comments of a file of the page: blocks that begin with `/**`, and lines that begin
    /// with `//`.
    static List<Text> pageComments(String source) {
        var texts = new ArrayList<>(javaComments(source));
        BLOCK_COMMENT.matcher(source).results().forEach(found -> {
            var lines = found.group(1)
                    .lines()
                    .map(line -> line.replaceFirst("^\\s*\\*? ?", ""))
                    .toList();
            read(lines, (int) source.substring(0, found.end(1)).lines().count() - lines.size() + 1, texts);
        });
        return List.copyOf(texts);
    }

    /// The messages of a catalogue, each as it stands there, with its arguments.
    static List<Text> messages(String json) {
        return MESSAGE.matcher(json)
                .results()
                .map(found -> new Text(
                        (int) json.substring(0, found.start()).lines().count(),
                        found.group(1).replace("''", "'").replace("\\\"", "\"")))
                .toList();
    }

    private static void read(List<String> lines, int firstLine, List<Text> texts) {
        var paragraph = new Paragraph(texts);
        boolean inCode = false;
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i).replaceFirst("^(> ?)+", "");
            int number = firstLine + i;
            if (FENCE.matcher(line).find()) {
                paragraph.end();
                inCode = !inCode;
            } else if (!inCode) {
                read(line, number, paragraph);
            }
        }
        paragraph.end();
    }

    private static void read(String line, int number, Paragraph paragraph) {
        if (line.isBlank()) {
            paragraph.end();
        } else if (HEADING.matcher(line).find()) {
            paragraph.end();
            paragraph.add(number, HEADING.matcher(line).replaceFirst(""));
            paragraph.end();
        } else if (line.stripLeading().startsWith("|")) {
            paragraph.end();
            if (!TABLE_LINE.matcher(line).matches()) {
                // A cell may hold a bar within inline code.
                for (var cell : CELL_END.split(CODE.matcher(line).replaceAll(CODE_WORD))) {
                    paragraph.add(number, cell);
                    paragraph.end();
                }
            }
        } else if (ITEM.matcher(line).find()) {
            paragraph.end();
            paragraph.add(number, ITEM.matcher(line).replaceFirst(""));
        } else if (!line.startsWith("    ") || paragraph.isOpen()) {
            paragraph.add(number, line);
        }
    }

    /// Lines that belong together, until the text ends.
    private static final class Paragraph {
        private final List<Text> texts;
        private final StringBuilder words = new StringBuilder();
        private int line;

        Paragraph(List<Text> texts) {
            this.texts = texts;
        }

        boolean isOpen() {
            return !words.isEmpty();
        }

        void add(int number, String more) {
            if (isOpen()) {
                words.append(' ');
            } else {
                line = number;
            }
            words.append(more.strip());
        }

        void end() {
            var text = plain(words.toString());
            if (!text.isBlank()) {
                texts.add(new Text(line, text));
            }
            words.setLength(0);
        }
    }

    /// The text without marks, with a word in place of each piece of code and each address.
    private static String plain(String markdown) {
        var text = CODE.matcher(markdown).replaceAll(CODE_WORD);
        text = CODE_LINK.matcher(text).replaceAll(CODE_WORD);
        text = LINK.matcher(text).replaceAll("$1");
        text = ADDRESS.matcher(text).replaceAll(CODE_WORD);
        return text.replace("**", "")
                .replaceAll("(?<!\\w)[*_](?=\\w)|(?<=\\w)[*_](?!\\w)", "")
                .strip();
    }

    /// The sentences of a text, in order.
    static List<String> sentences(String text) {
        return List.of(SENTENCE_END.split(text));
    }

    /// How many words a sentence has: parts between spaces with at least a letter or a digit. A source in brackets,
    /// with
    /// its title in quotes, does not count.
    static int words(String sentence) {
        var counted = SOURCE.matcher(CODE_WORDS.matcher(sentence).replaceAll(CODE_WORD))
                .replaceAll("");
        return (int) Stream.of(counted.split("\\s+"))
                .filter(part -> part.chars().anyMatch(Character::isLetterOrDigit))
                .count();
    }
}
