package parterre.cli.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.regex.Pattern;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.Entrant;
import parterre.bots.search.Budget;
import parterre.cli.words.ProgramMessages;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.QuoteShortener;

/// A user's own program as an opponent: `exec:"python3 mybot.py"`.
///
/// The program is started when it is first needed, and it serves one game after another. After a game that it
/// lost by a fault, it is started afresh. Games at the same time have a program each. Thread-safe.
///
/// ```
/// exec ":" command {",time=" 500ms | 2s} {",playouts=" 1000}
/// ```
///
/// The command is split into words as in a shell, with single and double quotes and backslashes. The whole
/// command may be between double quotes. No shell is used.
public final class ExecEntrant implements Entrant, AutoCloseable {
    /// The default time that a program may think about one answer.
    public static final Duration STANDARD_TIME = Duration.ofSeconds(10);

    /// How long a program may take to start and to answer `hello`. Some languages start slowly.
    private static final Duration TO_WAKE = Duration.ofSeconds(30);

    private static final String PREFIX = "exec:";
    private static final Pattern OPTION = Pattern.compile("(.*),\\s*([a-z]+)\\s*=\\s*([^,\"']*)", Pattern.DOTALL);

    private final String text;
    private final List<String> command;
    private final Duration time;
    private final Optional<Integer> playouts;
    private final Deque<Program> idle = new ConcurrentLinkedDeque<>();
    private volatile boolean greeted; // at least once
    private volatile boolean mute; // did not answer although it had all the time to start
    private volatile boolean closed;

    private ExecEntrant(String text, List<String> command, Duration time, Optional<Integer> playouts) {
        this.text = text;
        this.command = List.copyOf(command);
        this.time = time;
        this.playouts = playouts;
    }

    /// Returns true if the text is meant as a user's own program, whether or not it is well formed.
    public static boolean isMeant(String text) {
        return text.strip().startsWith(PREFIX);
    }

    /// Returns the entrant that this text names.
    public static Reading<ExecEntrant> read(String text) {
        if (!isMeant(text)) {
            return Reading.bad(text, new ProgramMessages.NotAProgram());
        }
        var rest = text.strip().substring(PREFIX.length()).strip();
        var time = STANDARD_TIME;
        Optional<Integer> playouts = Optional.empty();
        for (var option = OPTION.matcher(rest); option.matches(); option = OPTION.matcher(rest)) {
            switch (option.group(2)) {
                case "time" -> {
                    if (!(Budget.read(option.group(3)) instanceof Reading.Good<Budget>(Budget.Time(Duration limit)))) {
                        return Reading.bad("time=" + option.group(3), new ProgramMessages.NotATime());
                    }
                    time = limit;
                }
                case "playouts" -> {
                    if (!(Budget.read(option.group(3)) instanceof Reading.Good<Budget>(Budget.Playouts(int count)))) {
                        return Reading.bad("playouts=" + option.group(3), new ProgramMessages.NotPlayouts());
                    }
                    playouts = Optional.of(count);
                }
                default -> {
                    return Reading.bad(
                            option.group(2) + "=" + option.group(3), new ProgramMessages.NotAProgramOption());
                }
            }
            rest = option.group(1).strip();
        }
        var limit = time;
        var told = playouts;
        return Words.of(unquoted(rest))
                .then(words -> words.isEmpty()
                        ? Reading.bad(text, new ProgramMessages.ProgramUnnamed())
                        : Reading.good(new ExecEntrant(QuoteShortener.of(text), words, limit, told)));
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() >= 2
                && text.startsWith("\"")
                && text.endsWith("\"")
                && text.indexOf('"', 1) == text.length() - 1;
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    /// Returns how long it may think about one answer.
    Duration time() {
        return time;
    }

    /// Returns the number of playouts that it is asked to keep to.
    public Optional<Integer> playouts() {
        return playouts;
    }

    @Override
    public String name() {
        return text;
    }

    @Override
    public boolean reproducible() {
        return false;
    }

    @Override
    public List<Reading.Problem> misfits(GameBox<?, ?, ?> box) {
        var name = command.getFirst();
        return Program.exists(name)
                ? List.of()
                : List.of(Reading.Problem.of(name, new ProgramMessages.NoSuchProgram()));
    }

    @Override
    public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
        for (var program = idle.poll(); program != null; program = idle.poll()) {
            if (program.isRunning()) {
                try {
                    return ExecBot.sit(this, program, box, setup, seat, time);
                } catch (BotFault fault) {
                    // Some programs end after a game. That is not a fault, so a fresh one may try.
                    continue;
                }
            }
            program.close();
        }
        if (mute) {
            throw new BotFault(BotFault.Kind.LATE, new ProgramMessages.NoHelloBefore());
        }
        try {
            var bot = ExecBot.sit(this, Program.start(command), box, setup, seat, TO_WAKE);
            greeted = true;
            return bot;
        } catch (BotFault fault) {
            mute = !greeted && fault.kind() == BotFault.Kind.LATE;
            throw fault;
        }
    }

    /// Takes back a program that has played its game without a fault, so that it can play another.
    void takeBack(Program program) {
        if (closed) {
            program.close();
        } else {
            idle.push(program);
        }
    }

    /// Ends a program that lost its seat by a fault. It is not used again.
    void dismiss(Program program) {
        program.close();
    }

    /// Ends the idle programs. Programs that still play are ended after their game.
    @Override
    public void close() {
        closed = true;
        var last = new ArrayList<Program>();
        for (var program = idle.poll(); program != null; program = idle.poll()) {
            last.add(program);
        }
        last.forEach(Program::close);
    }
}
