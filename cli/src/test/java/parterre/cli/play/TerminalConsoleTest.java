package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parterre.cli.words.Localizer;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Ink;
import parterre.engine.table.Referee;

/// The console on a terminal of its own: what goes over the line, byte for byte.
class TerminalConsoleTest {
    /// Home, clear the screen, clear what scrolled off it.
    private static final String CLEARED = "\u001b[H\u001b[2J\u001b[3J";

    /// Tells the terminal to mark pasted text.
    private static final String ASKED = "\u001b[?2004h";

    private static final String UP = "\u001bOA";
    private static final String ENTER = "\r";
    private static final String END_OF_INPUT = "\u0004";

    @TempDir
    Path folder;

    /// One person's keys, and the terminal's answers to them.
    private record RequestHandler(PipedOutputStream keys, InputStream screen) {
        void type(String text) throws IOException {
            keys.write(text.getBytes(StandardCharsets.UTF_8));
            keys.flush();
        }

        /// Returns the text that is shown until somebody is asked to type.
        String prompted() throws IOException {
            return until(ASKED);
        }

        /// Waits for these words and returns the text up to them.
        String until(String words) throws IOException {
            var shown = new StringBuilder();
            while (!shown.toString().endsWith(words)) {
                int next = screen.read();
                if (next < 0) {
                    throw new IllegalStateException("'" + words + "' never came; what came is " + shown);
                }
                shown.append((char) next);
            }
            return shown.toString();
        }
    }

    @Test
    @Timeout(60)
    void betweenPeople_screenScrollbackAndHistoryAreCleared() throws IOException {
        var box = Boxes.named("gnomadic-gardeners").orElseThrow();
        try (var keys = new PipedOutputStream();
                var screen = new PipedInputStream(1 << 20);
                var typed = new PipedInputStream(keys);
                var shown = new PipedOutputStream(screen)) {
            var terminal = TerminalBuilder.builder()
                    .system(false)
                    .streams(typed, shown)
                    .type("xterm-256color")
                    .size(Size.of(100, 40))
                    .build();
            var handler = new RequestHandler(keys, screen);
            try (var console = TerminalConsole.on(terminal, Ink.NONE)) {
                var ending = CompletableFuture.supplyAsync(() -> play(box, console));

                assertThat(handler.prompted()).contains("Choose the gnomes").doesNotContain(CLEARED);
                handler.type("play g03 g04" + ENTER);
                assertThat(handler.prompted()).contains("keep 4.");
                handler.type(ENTER);
                assertThat(handler.until("Pass to Ben (P2).")).contains(CLEARED);
                var covered = handler.prompted();
                handler.type(UP + ENTER);
                covered += handler.until(CLEARED);
                assertThat(covered).doesNotContain("g03").doesNotContain("play");

                var open = handler.prompted();
                handler.type(UP + "play g01" + ENTER);
                open += handler.prompted();
                assertThat(open).contains("play g01", "keep 5.").doesNotContain("play g03", "g03 g04:");

                handler.type(END_OF_INPUT);
                assertThat(ending.join()).isEqualTo(Table.Ending.LEFT);
            }
        }
    }

    private <S, M extends Move, V> Table.Ending play(GameBox<S, M, V> box, Console console) {
        var referee = Referee.start(box.game(), Setup.standard(box.game().info(), 2));
        var people = List.<SeatHolder>of(new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben"));
        return new Table<>(
                        box,
                        referee,
                        people,
                        new Journal(folder.resolve("game.record")),
                        Optional.of(3L),
                        console,
                        Localizer.of(Locale.ENGLISH, box))
                .play();
    }
}
