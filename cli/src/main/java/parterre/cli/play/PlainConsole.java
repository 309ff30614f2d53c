package parterre.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.List;
import parterre.engine.box.Ink;

/// A table over plain lines, for pipes, scripts, and terminals that can do no more.
public final class PlainConsole implements Console {
    /// The most characters of an input line.
    private static final int MOST = 10_000;

    private static final int SCREENS = 100;
    private static final int WIDTH = 100;

    private final BufferedReader in;
    private final PrintWriter out;
    private final Ink ink;
    private final String notCleared;

    /// @param notCleared tells readers that the shown lines could not be removed
    public PlainConsole(Reader in, PrintWriter out, Ink ink, String notCleared) {
        this.notCleared = notCleared;
        this.in = new BufferedReader(in);
        this.out = out;
        this.ink = ink;
    }

    @Override
    public void say(String text) {
        out.println(text);
        out.flush();
    }

    @Override
    public Typed ask(String prompt, List<String> completions) {
        out.print(prompt);
        out.flush();
        try {
            var line = new StringBuilder();
            int c = in.read();
            if (c < 0) {
                out.println();
                return new Typed.End();
            }
            for (; c >= 0 && c != '\n'; c = in.read()) {
                if (line.length() < MOST) {
                    line.append((char) c);
                }
            }
            return new Typed.Line(line.toString().strip());
        } catch (IOException e) {
            return new Typed.End();
        }
    }

    /// Pushes the shown lines off the screen and tells the reader. A stream of lines cannot be removed.
    @Override
    public void clear() {
        out.print("\n".repeat(SCREENS));
        out.println(notCleared);
        out.flush();
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public Ink ink() {
        return ink;
    }

    @Override
    public void close() {
        out.flush();
    }
}
