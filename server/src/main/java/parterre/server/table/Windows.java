package parterre.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Prompt;
import parterre.engine.box.ReactionSeries;

/// Handles windows: questions that several seats are asked out of turn, each with a default answer. The time of an
/// answer must not reveal what others hold. So a window stays open for a while, however fast the answers come.
/// Answers of bots and automatic answers come after a delay, which is drawn before anybody has looked at a card. A
/// seat that is asked the same question repeatedly in one series may let one answer stand for all of it.
final class Windows<S, M extends Move, V> {
    /// No window closes sooner after it has opened, in milliseconds.
    static final int SHORTEST = 1_000;

    /// The longest extra delay of an answer that no person gave, in milliseconds.
    static final int SPREAD = 1_500;

    /// How long bots may think at a window: no longer than the delay behind which it is to be hidden.
    static final Duration THOUGHT = Duration.ofMillis(800);

    private final GameSession<S, M, V> session;
    private final TableState state;
    private final ReactionPreferences standings;
    private final Map<Seat, Waiting<M>> waiting = new HashMap<>();
    private long decision = -1;

    Windows(GameSession<S, M, V> session, TableState state, ReactionPreferences standings) {
        this.session = session;
        this.state = state;
        this.standings = standings;
    }

    /// An answer that is in and waits for its time.
    ///
    /// @param by who gave it
    /// @param due when it counts
    record Waiting<M extends Move>(M move, By by, long due) {}

    /// Who gave an answer.
    enum By {
        PERSON,
        BOT,
        /// Nobody gave it: the answer stands unasked.
        RULE
    }

    /// Returns true if the game waits at a window.
    boolean isOpen() {
        return open().isPresent();
    }

    private Optional<Next.Together<M>> open() {
        return session.referee().next() instanceof Next.Together<M> together
                        && together.asker().isEmpty()
                        && together.defaults().seats().equals(together.open().seats())
                ? Optional.of(together)
                : Optional.empty();
    }

    /// Returns true if this answer would be the last one, and comes too soon for the window to close.
    boolean holds(Seat seat, long now) {
        return isOpen() && session.referee().waitingFor().equals(List.of(seat)) && now < session.since() + SHORTEST;
    }

    /// An answer is in; it counts when its time has come.
    void take(Seat seat, M move, By by) {
        forgetEarlier();
        if (!isOpen()) {
            waiting.put(seat, new Waiting<>(move, by, session.since()));
            return;
        }
        int later = by == By.PERSON ? 0 : ThreadLocalRandom.current().nextInt(SPREAD);
        waiting.put(seat, new Waiting<>(move, by, session.since() + SHORTEST + later));
    }

    /// The answer of this seat that waits for its time.
    Optional<Waiting<M>> of(Seat seat) {
        forgetEarlier();
        return Optional.ofNullable(waiting.get(seat));
    }

    /// The seats whose answer is missing.
    List<Seat> missing() {
        return session.referee().waitingFor().stream()
                .filter(seat -> of(seat).isEmpty())
                .toList();
    }

    void forget(Seat seat) {
        waiting.remove(seat);
    }

    private void forgetEarlier() {
        if (decision != session.decision()) {
            decision = session.decision();
            waiting.clear();
        }
    }

    /// A seat whose answer counts by now.
    Optional<Seat> due(long now) {
        forgetEarlier();
        return waiting.entrySet().stream()
                .filter(entry -> entry.getValue().due() <= now)
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
    }

    /// Returns when the next answer counts; empty if no answer waits.
    OptionalLong next() {
        forgetEarlier();
        return waiting.values().stream().mapToLong(Waiting::due).min();
    }

    /// Returns what a seat is asked about at this window, if the game tells it.
    Optional<Prompt> prompt(Seat seat) {
        return open().filter(together -> together.open().has(seat))
                .flatMap(_ -> session.box().board().prompts())
                .map(prompts -> prompts.of(session.view(Viewer.player(seat)), seat));
    }

    /// Returns the series of questions in which a seat is asked the same again, if the game tells of one.
    Optional<ReactionSeries> series(Seat seat) {
        return session.referee().next() instanceof Next.Turn<M>(Seat asked, Moves<M> _) && asked.equals(seat)
                ? session.box()
                        .board()
                        .prompts()
                        .flatMap(prompts -> prompts.series(session.view(Viewer.player(seat)), seat))
                : Optional.empty();
    }

    /// Answers the questions that a seat's owner does not want to be asked. An answer that a bot gave no longer
    /// counts once the seat's owner has come back. An answer by the owner's rule no longer counts once the rule has
    /// changed.
    void answerUnasked() {
        forgetEarlier();
        waiting.entrySet()
                .removeIf(entry -> byPerson(entry.getKey())
                        && switch (entry.getValue().by()) {
                            case PERSON -> false;
                            case BOT -> true;
                            case RULE ->
                                !unasked(entry.getKey())
                                        .equals(Optional.of(entry.getValue().move()));
                        });
        missing().stream()
                .filter(this::byPerson)
                .forEach(seat -> unasked(seat).ifPresent(move -> take(seat, move, By.RULE)));
    }

    private boolean byPerson(Seat seat) {
        return state.chair(seat).isPlayedByPerson();
    }

    /// The answer that stands for this seat without asking; empty if its owner is to be asked.
    private Optional<M> unasked(Seat seat) {
        return open().map(together ->
                        passes(seat) ? Optional.of(together.defaults().of(seat)) : Optional.<M>empty())
                .orElseGet(() -> throughout(seat));
    }

    /// Seats that share a device are asked in public: all of them, as soon as the question presses one of them.
    private boolean passes(Seat seat) {
        return prompt(seat)
                .map(prompt -> openTogetherWith(seat).stream()
                                .flatMap(other -> prompt(other).stream())
                                .anyMatch(Prompt::presses)
                        ? prompt.pressing()
                        : prompt)
                .filter(standings.of(seat)::passes)
                .isPresent();
    }

    /// The seats that are asked at this window and belong to the same person.
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

    /// The seats of one person whose answer at a window is missing.
    List<Seat> missing(String person) {
        return isOpen()
                ? missing().stream()
                        .filter(seat -> byPerson(seat) && state.chair(seat).isOf(person))
                        .toList()
                : List.of();
    }

    /// Returns the answer that stands for this seat at an open window if it gives no answer.
    M standing(Seat seat) {
        return open().orElseThrow().defaults().of(seat);
    }

    /// Returns the move that was settled for a whole series. If only one move is legal, returns that move.
    private Optional<M> throughout(Seat seat) {
        return series(seat)
                .flatMap(series -> standings.of(seat).throughout(series.id()))
                .flatMap(answer -> session.referee()
                        .moves(seat)
                        .flatMap(moves -> moves.list().stream()
                                .filter(move ->
                                        moves.size() == 1 || session.write(move).equals(answer))
                                .findFirst()));
    }
}
