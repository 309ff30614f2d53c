package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parterre.bots.search.SearchContext;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.ViewException;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;

/// Serves the requests of searching bots: positions imagined from a view, playouts, rules of thumb.
///
/// All luck comes from a seed, which the answer names, and from the number of the position or game. The same
/// request with that seed gives the same answer.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class SearchRequests<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Handles<S, M, V> handles;

    SearchRequests(GameBox<S, M, V> box, Handles<S, M, V> handles) {
        this.box = box;
        this.game = box.game();
        this.handles = handles;
    }

    Answer imagine(Request.Imagine request) {
        int n = count(request.n(), "n", Limit.IMAGINE);
        boolean texts = switch (request.as().orElse("handles")) {
            case "texts" -> true;
            case "handles" -> false;
            default -> throw Fault.at(Fault.Code.OUT_OF_RANGE, "as", "'as' must be \"handles\" or \"texts\".");
        };
        if (!texts && n > handles.room()) {
            throw Fault.of(Fault.Code.TOO_MANY, "Only " + handles.room() + " more positions can be kept; forget some.");
        }
        V view = Wire.view(request.view(), box.viewType(), "view");
        long seed = handles.seed(request.seed());
        List<S> imagined = new ArrayList<>(n);
        try {
            game.check(view);
            var imagination = game.imagination(view);
            for (int i = 0; i < n; i++) {
                imagined.add(imagination.draw(Generator.of(seed, i)));
            }
        } catch (ViewException e) {
            throw Fault.impossible(e);
        }
        return texts
                ? new Answer.Imagined(
                        seed,
                        Optional.empty(),
                        Optional.of(
                                imagined.stream().map(box.positions()::write).toList()))
                : new Answer.Imagined(
                        seed, Optional.of(imagined.stream().map(handles::add).toList()), Optional.empty());
    }

    /// @param positions what a handle or a text names
    Answer playout(Request.Playout request, Function<String, S> positions) {
        int games = count(request.games(), "games", Limit.PLAYOUTS);
        if ((long) games * request.positions().size() > Limit.PLAYOUTS) {
            throw Fault.at(
                    Fault.Code.OUT_OF_RANGE,
                    "games",
                    "'games' times the number of positions must be at most " + Limit.PLAYOUTS + ".");
        }
        if (request.seat().isPresent() && request.move().isEmpty()) {
            throw Fault.of(Fault.Code.CONFLICT, "'seat' says whose 'move' comes first; without a 'move' leave it out.");
        }
        Optional<M> first = request.move().map(text -> switch (game.notation().read(text)) {
            case Reading.Good<M>(M move) -> move;
            case Reading.Bad<M>(var problems) -> throw Fault.unreadable(Fault.Code.MOVE, "move", problems);
        });
        Optional<Seat> seat = request.seat().map(text -> switch (Seat.read(text)) {
            case Reading.Good<Seat>(Seat named) -> named;
            case Reading.Bad<Seat>(var problems) -> throw Fault.unreadable(Fault.Code.SEAT, "seat", problems);
        });
        long seed = handles.seed(request.seed());
        var averages = new ArrayList<Answer.Average>();
        int stream = 0;
        for (var text : request.positions()) {
            S position = positions.apply(text);
            var tally = new Tally(game.setup(position).seats());
            for (int i = 0; i < games; i++) {
                var luck = Generator.of(seed, stream++);
                S from = first.isPresent() ? begun(position, seat, first.get(), luck) : position;
                tally.count(finish(from, luck));
            }
            averages.add(tally.average());
        }
        return new Answer.Played(seed, averages);
    }

    /// @param positions what a handle or a text names
    Answer value(Request.Value request, Function<String, S> positions) {
        var evaluator = evaluator(request.evaluator());
        var value = SearchContext.values(box).stream()
                .filter(each -> each.name().equals(evaluator.name()))
                .findFirst()
                .orElseThrow();
        var values = new ArrayList<Map<String, Double>>();
        var shares = new ArrayList<Map<String, Double>>();
        var scores = new ArrayList<Map<String, Double>>();
        for (var text : request.positions()) {
            S position = positions.apply(text);
            int seats = game.setup(position).seats();
            values.add(Answers.bySeat(seats, seat -> evaluator.value(position, seat)));
            var numbers = new double[value.parties(position)];
            value.shares(position, numbers);
            shares.add(Answers.bySeat(seats, seat -> numbers[seat.index()]));
            value.scores(position, numbers);
            scores.add(Answers.bySeat(seats, seat -> numbers[seat.index()]));
        }
        return new Answer.Valued(evaluator.name(), evaluator.scale(), values, shares, scores);
    }

    private Evaluator<S> evaluator(Optional<String> name) {
        var known = SearchContext.evaluators(box);
        return known.stream()
                .filter(evaluator -> name.isEmpty() || evaluator.name().equals(name.get()))
                .findFirst()
                .orElseThrow(() -> Fault.at(
                        Fault.Code.OUT_OF_RANGE,
                        "evaluator",
                        "This game's evaluators are "
                                + known.stream().map(Evaluator::name).toList() + "."));
    }

    /// Returns the position after the first move. Seats that answer at the same time answer at random.
    private S begun(S position, Optional<Seat> named, M move, Luck luck) {
        Next<M> next = game.next(position);
        var asked = Answers.asked(next);
        if (named.isEmpty() && asked.size() > 1) {
            throw Fault.at(Fault.Code.MISSING_FIELD, "seat", "Say for which 'seat': " + asked + " are asked at once.");
        }
        var seat = named.or(() -> asked.stream().findFirst());
        if (seat.isEmpty()) {
            throw next instanceof Next.Over<M>
                    ? Fault.refused(Refusal.over())
                    : Fault.of(Fault.Code.NOT_NOW, "No seat is asked in this position; it waits for chance.");
        }
        Step<M> step =
                next instanceof Next.Together<M> together && together.open().has(seat.get())
                        ? new Step.Together<>(together.open()
                                .map((other, moves) -> other.equals(seat.get()) ? move : moves.sample(luck)))
                        : new Step.Turn<>(seat.get(), move);
        var refusal = game.refusal(position, step);
        if (refusal.isPresent()) {
            throw Fault.refused(refusal.get());
        }
        return game.play(position, step);
    }

    private Optional<Result> finish(S from, Luck luck) {
        var fused = box.fusedPlayout();
        if (fused.isPresent()) {
            return game.next(fused.get().finish(from, luck)) instanceof Next.Over<M>(Result result)
                    ? Optional.of(result)
                    : Optional.empty();
        }
        int steps = game.bound(game.setup(from)).orElse(Limit.PLAYOUT_STEPS);
        return Playout.finish(game, from, luck, steps).result();
    }

    private static int count(Optional<Integer> asked, String where, int most) {
        int count = asked.orElse(1);
        if (count < 1 || count > most) {
            throw Fault.at(Fault.Code.OUT_OF_RANGE, where, "'" + where + "' must be from 1 to " + most + ".");
        }
        return count;
    }

    /// Adds up the results of playouts from one position.
    private static final class Tally {
        private final int seats;
        private final double[] shares;
        private final double[] scores;
        private double group;
        private boolean together;
        private int games;
        private int over;

        Tally(int seats) {
            this.seats = seats;
            shares = new double[seats];
            scores = new double[seats];
        }

        void count(Optional<Result> end) {
            games++;
            if (end.isEmpty()) {
                return;
            }
            over++;
            Result result = end.get();
            for (var seat : Seat.first(seats)) {
                shares[seat.index()] += result.share(seat);
                scores[seat.index()] += result.score(seat);
            }
            if (result instanceof Result.Group(String _, long score, BySeat<Long> _)) {
                together = true;
                group += score;
            }
        }

        Answer.Average average() {
            double by = Math.max(over, 1);
            return new Answer.Average(
                    games,
                    over,
                    Answers.bySeat(seats, seat -> shares[seat.index()] / by),
                    Answers.bySeat(seats, seat -> scores[seat.index()] / by),
                    together ? Optional.of(group / by) : Optional.empty());
        }
    }
}
