package parterre.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.server.wire.GameEnding;
import parterre.server.wire.Outcome;

/// How a table ended, in words and places. Who gave up ranks last, after parties without a seat, too.
final class Outcomes {
    /// How a match notes a game that was given up, in place of a game's own word.
    private static final String RESIGNED = "resigned";

    private Outcomes() {}

    static Optional<Outcome> of(Sign sign, Course<?, ?, ?> course) {
        return sign.ending().map(ending -> switch (ending) {
            case STOPPED ->
                new Outcome(
                        new GameEnding.StoppedBefore(sign.voices().size() > 1),
                        true,
                        List.of(),
                        Optional.empty(),
                        sign.held());
            case CLOSED -> new Outcome(new GameEnding.ByOperator(), true, List.of(), Optional.empty(), sign.held());
            case RESIGNED ->
                new Outcome(
                        new GameEnding.ByResignation(),
                        false,
                        resigned(sign, rivals(course)),
                        Optional.empty(),
                        sign.held());
            case PLAYED -> played(sign, course.referee().result().orElseThrow());
        });
    }

    /// Returns the names of the winners; none if nobody has won.
    static List<String> winners(Sign sign, Course<?, ?, ?> course) {
        return of(sign, course).stream()
                .flatMap(outcome -> outcome.ranks().stream())
                .filter(rank -> rank.place() == 1)
                .map(Outcome.Rank::name)
                .toList();
    }

    /// Returns how a game ended whose result a match keeps.
    static GameEnding ending(Result kept) {
        return kept.ending().equals(RESIGNED) ? new GameEnding.ByResignation() : new GameEnding.ByRules(kept.ending());
    }

    private static String word(Outcome counted) {
        return counted.ending() instanceof GameEnding.ByRules(String word) ? word : RESIGNED;
    }

    /// What counts in a match; empty for a game that was stopped.
    static Optional<Result> counted(Outcome outcome) {
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

    /// Who takes part by rule and holds no seat.
    private static List<Result.Party.Named> rivals(Course<?, ?, ?> course) {
        return course.box().game().rivals(course.setup());
    }

    /// Whoever stayed has won, an automa as well; who gave up comes after all of them.
    private static List<Outcome.Rank> resigned(Sign sign, List<Result.Party.Named> rivals) {
        var ranks = new ArrayList<Outcome.Rank>();
        sign.chairs().stream().filter(chair -> !chair.resigned()).forEach(chair -> ranks.add(unscored(chair, 1)));
        rivals.forEach(rival -> ranks.add(new Outcome.Rank(Optional.empty(), rival.name(), 1, Optional.empty())));
        int last = ranks.size() + 1;
        sign.chairs().stream().filter(Chair::resigned).forEach(chair -> ranks.add(unscored(chair, last)));
        return ranks;
    }

    private static Outcome.Rank unscored(Chair chair, int place) {
        return new Outcome.Rank(Optional.of(chair.seat()), chair.name(), place, Optional.empty());
    }

    private static Outcome played(Sign sign, Result result) {
        return switch (result) {
            case Result.Group group ->
                new Outcome(
                        ending(group),
                        false,
                        sign.chairs().stream()
                                .map(chair -> new Outcome.Rank(
                                        Optional.of(chair.seat()),
                                        chair.name(),
                                        1,
                                        Optional.of(group.scores().of(chair.seat()))))
                                .toList(),
                        Optional.of(group.score()),
                        sign.held());
            case Result.Placed placed ->
                new Outcome(ending(placed), false, ranks(sign, placed), Optional.empty(), sign.held());
        };
    }

    private static List<Outcome.Rank> ranks(Sign sign, Result.Placed placed) {
        var stayed = placed.standings().stream()
                .filter(standing -> !gaveUp(sign, standing))
                .toList();
        var ranks = new ArrayList<Outcome.Rank>();
        for (var standing : stayed) {
            int place = 1
                    + (int) stayed.stream()
                            .filter(other -> other.place() < standing.place())
                            .count();
            ranks.add(rank(sign, standing, place));
        }
        placed.standings().stream()
                .filter(standing -> gaveUp(sign, standing))
                .forEach(standing -> ranks.add(rank(sign, standing, stayed.size() + 1)));
        return ranks;
    }

    private static boolean gaveUp(Sign sign, Result.Standing standing) {
        return standing.party() instanceof Result.Party.Seated(Seat seat)
                && sign.chair(seat).resigned();
    }

    private static Outcome.Rank rank(Sign sign, Result.Standing standing, int place) {
        return switch (standing.party()) {
            case Result.Party.Seated(Seat seat) ->
                new Outcome.Rank(Optional.of(seat), sign.chair(seat).name(), place, Optional.of(standing.score()));
            case Result.Party.Named(String name) ->
                new Outcome.Rank(Optional.empty(), name, place, Optional.of(standing.score()));
        };
    }
}
