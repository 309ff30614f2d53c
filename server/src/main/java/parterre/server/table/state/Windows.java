package parterre.server.table.state;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Prompt;
import parterre.engine.box.ReactionSeries;

/// The windows of a table: questions that several seats are asked out of turn, each with a default answer.
/// The time of an answer must not reveal what others hold. So a window stays open for a while, however fast
/// the answers come. Answers of bots and automatic answers come after a delay, which is drawn before anybody
/// has looked at a card. A seat that is asked the same question repeatedly in one series may let one answer
/// stand for all of it.
public final class Windows<S, M extends Move, V> {
    /// No window closes sooner after it has opened, in milliseconds.
    public static final int SHORTEST = 1_000;

    /// The longest extra delay of an answer that no person gave, in milliseconds.
    public static final int SPREAD = 1_500;

    /// How long bots may think at a window: no longer than the delay behind which it is to be hidden.
    public static final Duration THOUGHT = Duration.ofMillis(800);

    private final Table<S, M, V> table;
    private final GameSession<S, M, V> session;
    private final TableState state;
    private final Map<Seat, Waiting<M>> waiting;

    Windows(Table<S, M, V> table) {
        this.table = table;
        session = table.session();
        state = table.state();
        waiting = table.waits().decision() == session.decision() ? table.waits().answers() : Map.of();
    }

    /// An answer that is in and waits for its time.
    ///
    /// @param by who gave it
    /// @param due when it counts
    public record Waiting<M extends Move>(M move, By by, long due) {}

    /// The answers to one decision that wait for their time.
    public record Waits<M extends Move>(long decision, Map<Seat, Waiting<M>> answers) {
        static <M extends Move> Waits<M> none() {
            return new Waits<>(-1, Map.of());
        }
    }

    /// The giver of an answer.
    public enum By {
        PERSON,
        BOT,
        /// The standing answer, without asking anybody.
        RULE
    }

    /// Returns true if the game waits at a window.
    public boolean isOpen() {
        return open().isPresent();
    }

    private Optional<Next.Together<M>> open() {
        return session.next() instanceof Next.Together<M> together
                        && together.asker().isEmpty()
                        && together.defaults().seats().equals(together.open().seats())
                ? Optional.of(together)
                : Optional.empty();
    }

    /// Returns true if this answer would be the last one, and comes too soon for the window to close.
    public boolean holds(Seat seat, long now) {
        return isOpen() && session.waitingFor().equals(List.of(seat)) && now < session.since() + SHORTEST;
    }

    /// Returns the answers that wait once this one is in, which counts when its time has come.
    ///
    /// @param delays from which the delay of an answer is drawn that no person gave
    public Waits<M> taken(Seat seat, M move, By by, Luck delays) {
        var answers = new TreeMap<>(waiting);
        answers.put(seat, new Waiting<>(move, by, session.since() + wait(by, delays)));
        return new Waits<>(session.decision(), answers);
    }

    private long wait(By by, Luck delays) {
        if (!isOpen()) {
            return 0;
        }
        return by == By.PERSON ? SHORTEST : SHORTEST + (long) delays.below(SPREAD);
    }

    /// Returns the answers that wait, without that of a seat.
    public Waits<M> without(Seat seat) {
        var answers = new TreeMap<>(waiting);
        answers.remove(seat);
        return new Waits<>(session.decision(), answers);
    }

    /// Returns the answer of this seat that waits for its time.
    public Optional<Waiting<M>> of(Seat seat) {
        return Optional.ofNullable(waiting.get(seat));
    }

    /// Returns the seats whose answer is missing.
    public List<Seat> missing() {
        return session.waitingFor().stream().filter(seat -> of(seat).isEmpty()).toList();
    }

    /// Returns a seat whose answer counts by now.
    public Optional<Seat> due(long now) {
        return waiting.entrySet().stream()
                .filter(entry -> entry.getValue().due() <= now)
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
    }

    /// Returns when the next answer counts; empty if no answer waits.
    public OptionalLong next() {
        return waiting.values().stream().mapToLong(Waiting::due).min();
    }

    /// Returns what a seat is asked about at this window, if the game tells it.
    public Optional<Prompt> prompt(Seat seat) {
        return open().filter(together -> together.open().has(seat))
                .flatMap(_ -> session.box().board().prompts())
                .map(prompts -> prompts.of(session.view(Viewer.player(seat)), seat));
    }

    /// Returns the series of questions in which a seat is asked the same again, if the game tells of one.
    public Optional<ReactionSeries> series(Seat seat) {
        return session.next() instanceof Next.Turn<M>(Seat asked, Moves<M> _) && asked.equals(seat)
                ? session.box()
                        .board()
                        .prompts()
                        .flatMap(prompts -> prompts.series(session.view(Viewer.player(seat)), seat))
                : Optional.empty();
    }

    /// Returns the answers that wait once each question is answered that a seat's owner does not want to be
    /// asked. An answer that a bot gave no longer counts once the seat's owner has come back. An answer by
    /// the owner's rule no longer counts once the rule has changed.
    public Waits<M> settled(Luck delays) {
        var answers = new TreeMap<>(waiting);
        answers.entrySet().removeIf(entry -> isObsolete(entry.getKey(), entry.getValue()));
        for (var seat : session.waitingFor()) {
            if (!answers.containsKey(seat) && byPerson(seat)) {
                unasked(seat)
                        .ifPresent(move -> answers.put(
                                seat, new Waiting<>(move, By.RULE, session.since() + wait(By.RULE, delays))));
            }
        }
        return new Waits<>(session.decision(), answers);
    }

    private boolean isObsolete(Seat seat, Waiting<M> answer) {
        return byPerson(seat)
                && switch (answer.by()) {
                    case PERSON -> false;
                    case BOT -> true;
                    case RULE -> !unasked(seat).equals(Optional.of(answer.move()));
                };
    }

    private boolean byPerson(Seat seat) {
        return state.chair(seat).isPlayedByPerson();
    }

    /// Returns the answer that stands for this seat without asking; empty if its owner is to be asked.
    private Optional<M> unasked(Seat seat) {
        return open().map(together ->
                        passes(seat) ? Optional.of(together.defaults().of(seat)) : Optional.<M>empty())
                .orElseGet(() -> throughout(seat));
    }

    /// Seats that share a device are asked in public: all of them, as soon as the question presses one of
    /// them.
    private boolean passes(Seat seat) {
        return prompt(seat)
                .map(prompt -> openTogetherWith(seat).stream()
                                .flatMap(other -> prompt(other).stream())
                                .anyMatch(Prompt::presses)
                        ? prompt.pressing()
                        : prompt)
                .filter(table.preference(seat).answer()::passes)
                .isPresent();
    }

    /// Returns the seats that are asked at this window and belong to the same person.
    private List<Seat> openTogetherWith(Seat seat) {
        return state.chair(seat)
                .person()
                .map(person -> state.chairsOf(person).stream()
                        .filter(Chair::isPlayedByPerson)
                        .map(Chair::seat)
                        .filter(other -> open().filter(
                                        together -> together.open().has(other))
                                .isPresent())
                        .toList())
                .orElse(List.of());
    }

    /// Returns the seats of one person whose answer at a window is missing.
    public List<Seat> missing(String person) {
        return isOpen()
                ? missing().stream()
                        .filter(seat -> byPerson(seat) && state.chair(seat).isOf(person))
                        .toList()
                : List.of();
    }

    /// Returns the answer that stands for this seat at an open window if it gives no answer.
    public M standing(Seat seat) {
        return open().orElseThrow().defaults().of(seat);
    }

    /// Returns the move that was settled for a whole series. If only one move is legal, returns that move.
    private Optional<M> throughout(Seat seat) {
        return series(seat)
                .flatMap(series -> table.preference(seat).answer().throughout(series.id()))
                .flatMap(answer -> session.moves(seat)
                        .flatMap(moves -> moves.list().stream()
                                .filter(move ->
                                        moves.size() == 1 || session.write(move).equals(answer))
                                .findFirst()));
    }
}
