package parterre.cli.play;

import java.io.IOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import parterre.engine.box.Ink;

/// A real terminal with line editing, Tab completion, a history of typed lines, and a screen that can be
/// cleared.
public final class TerminalConsole implements Console {
    /// Home, clear the screen, clear what scrolled off it (xterm's addition to ED, known to all terminals
    /// of today).
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    /// The assumed width of a terminal that does not report it.
    private static final int UNKNOWN_WIDTH = 100;

    private final Terminal terminal;
    private final LineReader reader;
    private final Ink ink;
    private List<String> completions = List.of();

    private TerminalConsole(Terminal terminal, Ink ink) {
        this.terminal = terminal;
        this.ink = ink;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("parterre")
                .parser(new WholeLine())
                .completer((_, line, candidates) -> {
                    for (var text : completions) {
                        if (text.startsWith(line.line().stripLeading())) {
                            candidates.add(new Candidate(text));
                        }
                    }
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .variable(LineReader.DISABLE_COMPLETION, false)
                .build();
    }

    /// Opens the terminal that the command was started in.
    ///
    /// @throws IOException if there is none
    public static TerminalConsole open(Ink ink) throws IOException {
        return on(TerminalBuilder.builder().system(true).dumb(false).build(), ink);
    }

    /// Returns a console on a given terminal, which is closed with the console.
    static TerminalConsole on(Terminal terminal, Ink ink) {
        return new TerminalConsole(terminal, ink);
    }

    @Override
    public void say(String text) {
        if (text.isEmpty()) {
            terminal.writer().println();
        }
        LineWrapper.fit(text, width()).forEach(line -> terminal.writer().println(line.toAnsi(terminal)));
        terminal.flush();
    }

    @Override
    public Typed ask(String prompt, List<String> allowed) {
        completions = allowed;
        try {
            return new Typed.Line(reader.readLine(prompt).strip());
        } catch (UserInterruptException e) {
            return new Typed.Interrupt();
        } catch (EndOfFileException e) {
            return new Typed.End();
        }
    }

    @Override
    public void clear() {
        terminal.writer().print(CLEAR);
        terminal.flush();
        try {
            reader.getHistory().purge();
        } catch (IOException e) {
            throw new IllegalStateException("a history that is kept in memory is always purged", e);
        }
    }

    @Override
    public int width() {
        return terminal.getColumns() > 0 ? terminal.getColumns() : UNKNOWN_WIDTH;
    }

    @Override
    public Ink ink() {
        return ink;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            // Nobody can read a message any more.
        }
    }

    /// Treats a line as one word, because a move may contain spaces.
    private record WholeLine() implements Parser {
        @Override
        public ParsedLine parse(String line, int cursor, ParseContext context) {
            return new OneWord(line, cursor);
        }
    }

    private record OneWord(String line, int cursor) implements CompletingParsedLine {
        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return cursor;
        }

        @Override
        public int rawWordLength() {
            return line.length();
        }

        @Override
        public String word() {
            return line;
        }

        @Override
        public int wordCursor() {
            return cursor;
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of(line);
        }
    }
}
