package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import parterre.cli.words.AnalysisMessages;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.ViewException;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import tools.jackson.databind.JsonNode;

/// Finds the decisions of a query: the decisions of a record, at a position, or of the seat that has a view.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Decisions<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Function<String, S> positions;

    /// @param positions reads a position from its text or its handle, or throws a [Fault]
    Decisions(GameBox<S, M, V> box, Function<String, S> positions) {
        this.box = box;
        game = box.game();
        this.positions = positions;
    }

    /// Returns a finder for queries that give positions as texts.
    static <S, M extends Move, V> Decisions<S, M, V> ofTexts(GameBox<S, M, V> box) {
        return new Decisions<>(box, text -> switch (box.positions().read(text)) {
            case Reading.Good<S>(S position) -> position;
            case Reading.Bad<S>(var problems) -> throw Fault.unreadable(Fault.Code.POSITION, "position", problems);
        });
    }

    GameBox<S, M, V> box() {
        return box;
    }

    /// Returns the decisions of a query, in order.
    ///
    /// @throws Fault if there are no such decisions
    List<Decision<M, V>> of(Request.Analyse request) {
        var view = request.view().filter(json -> !json.isNull());
        int subjects = (request.record().isPresent() ? 1 : 0)
                + (request.position().isPresent() ? 1 : 0)
                + (view.isPresent() ? 1 : 0);
        if (subjects != 1) {
            throw Fault.said(
                    subjects == 0 ? Fault.Code.MISSING_FIELD : Fault.Code.CONFLICT,
                    "",
                    new AnalysisMessages.OneSubject());
        }
        if (request.decisions().isPresent() && request.record().isEmpty()) {
            throw Fault.said(Fault.Code.CONFLICT, "decisions", new AnalysisMessages.DecisionsOfRecord());
        }
        var seat = request.seat().map(Decisions::seat);
        if (request.record().isPresent()) {
            return ofRecord(request.record().get(), request.decisions(), seat);
        }
        return view.isPresent()
                ? List.of(ofView(view.get(), seat))
                : ofPosition(positions.apply(request.position().orElseThrow()), seat);
    }

    private static Seat seat(String text) {
        return switch (Seat.read(text)) {
            case Reading.Good<Seat>(Seat seat) -> seat;
            case Reading.Bad<Seat>(var problems) -> throw Fault.unreadable(Fault.Code.SEAT, "seat", problems);
        };
    }

    // --- Records ----------------------------------------------------------------------------------------------------

    private List<Decision<M, V>> ofRecord(String text, Optional<List<Integer>> named, Optional<Seat> seat) {
        Reading<GameRecord> read = new RecordForm(List.of(game.info())).read(text);
        var replay = switch (read.then(record -> Replay.of(game, box.positions(), record))) {
            case Reading.Good<Replay<S, M>>(Replay<S, M> good) -> good;
            case Reading.Bad<Replay<S, M>>(var problems) ->
                throw Fault.unreadable(Fault.Code.RECORD, "record", problems);
        };
        return named.isPresent() ? named(replay, named.get(), seat) : choices(replay, seat);
    }

    /// Returns all decisions in which there was a choice.
    private List<Decision<M, V>> choices(Replay<S, M> replay, Optional<Seat> seat) {
        return IntStream.rangeClosed(1, replay.steps().size() + 1)
                .boxed()
                .flatMap(number -> at(replay, number, seat).stream())
                .filter(decision ->
                        decision.moves().size() > 1 || decision.moves().unlisted())
                .toList();
    }

    private List<Decision<M, V>> named(Replay<S, M> replay, List<Integer> numbers, Optional<Seat> seat) {
        int most = replay.steps().size() + 1;
        var decisions = new ArrayList<Decision<M, V>>();
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            var where = "decisions[" + i + "]";
            if (number < 1 || number > most) {
                throw Fault.said(
                        Fault.Code.OUT_OF_RANGE,
                        where,
                        new AnalysisMessages.NoSuchDecision(Integer.toString(number), Integer.toString(most)));
            }
            var next = game.next(replay.position(number - 1));
            if (Answers.asked(next).isEmpty()) {
                throw Fault.said(
                        Fault.Code.OUT_OF_RANGE,
                        where,
                        new AnalysisMessages.NobodyDecides(Integer.toString(number), next.waiting()));
            }
            seat.ifPresent(one -> checkAsked(one, next, where));
            if (numbers.indexOf(number) == i) {
                decisions.addAll(at(replay, number, seat));
            }
        }
        return decisions;
    }

    private List<Decision<M, V>> at(Replay<S, M> replay, int number, Optional<Seat> seat) {
        S position = replay.position(number - 1);
        var step = number <= replay.steps().size()
                ? Optional.of(replay.steps().get(number - 1))
                : Optional.<Step<M>>empty();
        var setup = game.setup(position);
        return open(game.next(position)).stream()
                .filter(open -> seat.isEmpty() || seat.get().equals(open.seat()))
                .map(open -> new Decision<>(
                        setup,
                        Optional.of(number),
                        open.seat(),
                        game.view(position, Viewer.player(open.seat())),
                        open.moves(),
                        step.flatMap(done -> made(done, open.seat()))))
                .map(Decisions::withMade)
                .toList();
    }

    private static <M extends Move> Optional<M> made(Step<M> step, Seat seat) {
        return switch (step) {
            case Step.Turn<M>(Seat mover, M move) when mover.equals(seat) -> Optional.of(move);
            case Step.Together<M> together
            when together.answers().has(seat) -> Optional.of(together.answers().of(seat));
            case Step.Turn<M> _, Step.Together<M> _, Step.Chance<M> _ -> Optional.empty();
        };
    }

    /// Adds the move that was made to the list if it is not listed, so that it is searched, too.
    private static <M extends Move, V> Decision<M, V> withMade(Decision<M, V> decision) {
        var moves = decision.moves();
        if (!moves.unlisted()
                || decision.made().isEmpty()
                || moves.list().contains(decision.made().get())) {
            return decision;
        }
        var more = new ArrayList<>(moves.list());
        more.add(decision.made().get());
        return new Decision<>(
                decision.setup(),
                decision.number(),
                decision.seat(),
                decision.view(),
                Moves.partly(more),
                decision.made());
    }

    // --- Positions and views ----------------------------------------------------------------------------------------

    private List<Decision<M, V>> ofPosition(S position, Optional<Seat> seat) {
        var next = game.next(position);
        checkSomebodyAsked(next);
        seat.ifPresent(one -> checkAsked(one, next, "seat"));
        return open(next).stream()
                .filter(open -> seat.isEmpty() || seat.get().equals(open.seat()))
                .map(open -> loose(position, open, game.view(position, Viewer.player(open.seat()))))
                .toList();
    }

    private Decision<M, V> ofView(JsonNode json, Optional<Seat> named) {
        V view = Wire.view(json, box.viewType(), "view");
        S world;
        try {
            game.check(view);
            world = game.imagine(view, Generator.of(0));
        } catch (ViewException e) {
            throw Fault.impossible(e);
        }
        var next = game.next(world);
        checkSomebodyAsked(next);
        var asked = Answers.asked(next);
        if (named.isEmpty() && asked.size() > 1) {
            throw Fault.said(Fault.Code.MISSING_FIELD, "seat", new AnalysisMessages.SayWhichSeat(asked));
        }
        var seat = named.orElseGet(asked::getFirst);
        checkAsked(seat, next, "seat");
        if (!game.view(world, Viewer.player(seat)).equals(view)) {
            throw Fault.said(Fault.Code.VIEW, "view", new AnalysisMessages.ViewOfAnother(seat));
        }
        return open(next).stream()
                .filter(open -> open.seat().equals(seat))
                .map(open -> loose(world, open, view))
                .findFirst()
                .orElseThrow();
    }

    private Decision<M, V> loose(S position, Open<M> open, V view) {
        return new Decision<>(
                game.setup(position), Optional.empty(), open.seat(), view, open.moves(), Optional.empty());
    }

    // --- Who is asked -----------------------------------------------------------------------------------------------

    /// A seat with its possible moves.
    private record Open<M extends Move>(Seat seat, Moves<M> moves) {}

    private static <M extends Move> List<Open<M>> open(Next<M> next) {
        return switch (next) {
            case Next.Turn<M>(Seat seat, Moves<M> moves) -> List.of(new Open<>(seat, moves));
            case Next.Together<M> together ->
                together.open().seats().stream()
                        .map(seat -> new Open<>(seat, together.open().of(seat)))
                        .toList();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    private static void checkSomebodyAsked(Next<?> next) {
        if (Answers.asked(next).isEmpty()) {
            throw Fault.said(Fault.Code.NOT_NOW, "", new AnalysisMessages.NobodyAsked(next.waiting()));
        }
    }

    private static void checkAsked(Seat seat, Next<?> next, String where) {
        var asked = Answers.asked(next);
        if (!asked.contains(seat)) {
            throw Fault.said(Fault.Code.SEAT, where, new AnalysisMessages.SeatIsNotAsked(seat, asked));
        }
    }
}
