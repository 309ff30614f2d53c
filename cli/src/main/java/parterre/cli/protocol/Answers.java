package parterre.cli.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parterre.bots.search.SearchContext;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Option;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.wording.MessageCatalogue;
import parterre.wording.Wording;

/// Turns the contract's values into answers of the protocol.
final class Answers {
    private Answers() {}

    static Answer.Welcome welcome(GameBox<?, ?, ?> box) {
        GameInfo info = box.game().info();
        var english = Wording.of(MessageCatalogue.STANDARD, List.of(), List.of(box));
        return new Answer.Welcome(
                info.slug(),
                info.name(),
                info.rules(),
                info.edition(),
                info.oldestEdition(),
                info.leastSeats(),
                info.mostSeats(),
                info.options().stream()
                        .map(option -> said(info, option, english))
                        .toList(),
                SearchContext.evaluators(box).stream().map(Evaluator::name).toList(),
                Request.words(),
                Limit.said());
    }

    static Answer.Playable playable(GameBox<?, ?, ?> box) {
        GameInfo info = box.game().info();
        return new Answer.Playable(
                info.slug(), info.name(), info.edition(), info.oldestEdition(), info.leastSeats(), info.mostSeats());
    }

    private static Answer.OptionSaid said(GameInfo info, Option<?> option, Wording wording) {
        var standards = new LinkedHashMap<String, String>();
        for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
            standards.put(Integer.toString(seats), option.standardText(seats));
        }
        return new Answer.OptionSaid(
                option.name(), option.rule(), wording.describe("option", option.name()), option.values(), standards);
    }

    static Answer.Agreed agreed(Setup setup) {
        return new Answer.Agreed(setup.edition(), setup.seats(), setup.chosen());
    }

    /// @param missing the asked seats that have not answered yet
    static <M extends Move> Answer.Waiting waiting(Next<M> next, List<Seat> missing, int seats) {
        return switch (next) {
            case Next.Turn<M> turn ->
                new Answer.Waiting(
                        "turn", List.of(turn.seat().toString()), Optional.empty(), Optional.empty(), Optional.empty());
            case Next.Together<M> together ->
                new Answer.Waiting(
                        "together",
                        missing.stream().map(Seat::toString).toList(),
                        together.asker().map(Seat::toString),
                        Optional.empty(),
                        Optional.empty());
            case Next.Chance<M> chance ->
                new Answer.Waiting(
                        "chance",
                        List.of(),
                        Optional.empty(),
                        Optional.of(chance.odds().listed()),
                        Optional.empty());
            case Next.Over<M>(Result result) ->
                new Answer.Waiting(
                        "over", List.of(), Optional.empty(), Optional.empty(), Optional.of(ended(result, seats)));
        };
    }

    /// Returns the seats that are asked, whether or not they have answered.
    static <M extends Move> List<Seat> asked(Next<M> next) {
        return switch (next) {
            case Next.Turn<M> turn -> List.of(turn.seat());
            case Next.Together<M> together -> together.open().seats();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    static Answer.Ended ended(Result result, int seats) {
        Map<String, Double> shares = bySeat(seats, result::share);
        return switch (result) {
            case Result.Placed(String ending, List<Result.Standing> standings) ->
                new Answer.Ended(
                        ending,
                        standings.stream()
                                .map(standing -> new Answer.Standing(
                                        standing.party().toString(), standing.place(), standing.score()))
                                .toList(),
                        Optional.empty(),
                        shares,
                        bySeat(seats, result::score));
            case Result.Group group ->
                new Answer.Ended(
                        group.ending(), List.of(), Optional.of(group.score()), shares, bySeat(seats, result::score));
        };
    }

    static <S, M extends Move, V> Answer.Open open(
            GameBox<S, M, V> box, V view, Seat seat, Moves<M> moves, boolean selections) {
        Game<S, M, V> game = box.game();
        return new Answer.Open(
                seat.toString(),
                moves.list().stream().map(game.notation()::write).toList(),
                selections
                        ? Optional.of(moves.list().stream()
                                .map(move ->
                                        box.board().selection(view, seat, move).byPick())
                                .toList())
                        : Optional.empty(),
                moves.unlisted(),
                moves.unlisted()
                        ? box.suggestions().suggest(view, seat).stream()
                                .map(game.notation()::write)
                                .toList()
                        : List.of());
    }

    static <T> Map<String, T> bySeat(int seats, Function<Seat, T> value) {
        var map = new LinkedHashMap<String, T>();
        for (var seat : Seat.first(seats)) {
            map.put(seat.toString(), value.apply(seat));
        }
        return map;
    }
}
