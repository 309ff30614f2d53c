package parterre.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.server.wire.GameEnding;
import parterre.server.wire.Outcome;
import parterre.wording.Words;

/// The end of a table, in words and places. A player who gave up ranks last, also behind parties without a
/// seat.
public final class Outcomes {
    /// How a match notes a game that was given up, in place of a game's own word.
    private static final String RESIGNED = "resigned";

    private Outcomes() {}

    public static Optional<Outcome> of(TableState state, GameSession<?, ?, ?> session) {
        return state.ending().map(ending -> switch (ending) {
            case STOPPED ->
                new Outcome(
                        new GameEnding.StoppedBefore(state.voices().size() > 1),
                        true,
                        List.of(),
                        Optional.empty(),
                        state.held());
            case CLOSED -> new Outcome(new GameEnding.ByOperator(), true, List.of(), Optional.empty(), state.held());
            case RESIGNED ->
                new Outcome(
                        new GameEnding.ByResignation(),
                        false,
                        resigned(state, rivals(session)),
                        Optional.empty(),
                        state.held());
            case PLAYED -> played(state, session.box(), session.result().orElseThrow());
        });
    }

    /// Returns the names of the winners; empty if nobody has won.
    public static List<String> winners(TableState state, GameSession<?, ?, ?> session) {
        return of(state, session).stream()
                .flatMap(outcome -> outcome.ranks().stream())
                .filter(rank -> rank.place() == 1)
                .map(Outcome.Rank::name)
                .toList();
    }

    /// Returns why a game ended, from its result or from the one that a match keeps.
    public static GameEnding ending(GameBox<?, ?, ?> box, Result kept) {
        return kept.ending().equals(RESIGNED)
                ? new GameEnding.ByResignation()
                : new GameEnding.ByRules(
                        kept.ending(), box.ending(kept.ending()).map(Words::key));
    }

    private static String word(Outcome counted) {
        return counted.ending() instanceof GameEnding.ByRules(String word, var _) ? word : RESIGNED;
    }

    /// Returns the result that counts in a match; empty for a game that was stopped.
    public static Optional<Result> counted(Outcome outcome) {
        if (outcome.stopped()) {
            return Optional.empty();
        }
        if (outcome.group().isPresent()) {
            BySeat<Long> scores = BySeat.none();
            for (var rank : outcome.ranks()) {
                scores = scores.with(rank.seat().orElseThrow(), rank.score().orElseThrow());
            }
            return Optional.of(new Result.Group(word(outcome), outcome.group().get(), scores));
        }
        return Optional.of(new Result.Placed(
                word(outcome),
                outcome.ranks().stream()
                        .map(rank -> new Result.Standing(
                                rank.seat()
                                        .<Result.Party>map(Result.Party.Seated::new)
                                        .orElseGet(() -> new Result.Party.Named(rank.name())),
                                rank.place(),
                                rank.score().orElse(0L)))
                        .toList()));
    }

    /// Returns the parties that take part by rule and hold no seat.
    private static List<Result.Party.Named> rivals(GameSession<?, ?, ?> session) {
        return session.box().game().rivals(session.setup());
    }

    /// All parties that stayed have won, also an automa. Players who gave up come after all of them.
    private static List<Outcome.Rank> resigned(TableState state, List<Result.Party.Named> rivals) {
        var ranks = new ArrayList<Outcome.Rank>();
        state.chairs().stream().filter(chair -> !chair.resigned()).forEach(chair -> ranks.add(unscored(chair, 1)));
        rivals.forEach(rival -> ranks.add(new Outcome.Rank(Optional.empty(), rival.name(), 1, Optional.empty())));
        int last = ranks.size() + 1;
        state.chairs().stream().filter(Chair::resigned).forEach(chair -> ranks.add(unscored(chair, last)));
        return ranks;
    }

    private static Outcome.Rank unscored(Chair chair, int place) {
        return new Outcome.Rank(Optional.of(chair.seat()), chair.name(), place, Optional.empty());
    }

    private static Outcome played(TableState state, GameBox<?, ?, ?> box, Result result) {
        return switch (result) {
            case Result.Group group ->
                new Outcome(
                        ending(box, group),
                        false,
                        state.chairs().stream()
                                .map(chair -> new Outcome.Rank(
                                        Optional.of(chair.seat()),
                                        chair.name(),
                                        1,
                                        Optional.of(group.scores().of(chair.seat()))))
                                .toList(),
                        Optional.of(group.score()),
                        state.held());
            case Result.Placed placed ->
                new Outcome(ending(box, placed), false, ranks(state, placed), Optional.empty(), state.held());
        };
    }

    private static List<Outcome.Rank> ranks(TableState state, Result.Placed placed) {
        var stayed = placed.standings().stream()
                .filter(standing -> !gaveUp(state, standing))
                .toList();
        var ranks = new ArrayList<Outcome.Rank>();
        for (var standing : stayed) {
            int place = 1
                    + (int) stayed.stream()
                            .filter(other -> other.place() < standing.place())
                            .count();
            ranks.add(rank(state, standing, place));
        }
        placed.standings().stream()
                .filter(standing -> gaveUp(state, standing))
                .forEach(standing -> ranks.add(rank(state, standing, stayed.size() + 1)));
        return ranks;
    }

    private static boolean gaveUp(TableState state, Result.Standing standing) {
        return standing.party() instanceof Result.Party.Seated(Seat seat)
                && state.chair(seat).resigned();
    }

    private static Outcome.Rank rank(TableState state, Result.Standing standing, int place) {
        return switch (standing.party()) {
            case Result.Party.Seated(Seat seat) ->
                new Outcome.Rank(Optional.of(seat), state.chair(seat).name(), place, Optional.of(standing.score()));
            case Result.Party.Named(String name) ->
                new Outcome.Rank(Optional.empty(), name, place, Optional.of(standing.score()));
        };
    }
}
