package parterre.mars;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Pick.Target;
import parterre.engine.box.Selection;
import parterre.engine.box.SelectionReader;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

/// Defines how decisions are entered. A turn is picked as `die` (`d3`), `gardener` (only with two), `cell`
/// (`e5`) and `colour` (`red`), in any order. A cell determines the die. [TextBoard] draws the text board.
final class MarsBoard implements Board<MarsMove, MarsView> {
    private static final String DIE = "die";
    private static final String GARDENER = "gardener";
    private static final String CELL = "cell";
    private static final String COLOUR = "colour";
    private static final List<String> PICKS = List.of(DIE, GARDENER, CELL, COLOUR);

    @Override
    public Decision decision(MarsView view, Seat seat, Moves<MarsMove> moves) {
        var position = Viewing.position(view);
        var dice = new LinkedHashSet<Integer>();
        var gardeners = new LinkedHashSet<Cell>();
        var cells = new LinkedHashSet<Cell>();
        var colours = new LinkedHashSet<Colour>();
        for (var move : moves.list()) {
            switch (move) {
                case Place(Cell cell) -> cells.add(cell);
                case RollFor(Cell gardener) -> gardeners.add(gardener);
                case Plant(int die, Cell from, Cell to, Colour colour) -> {
                    dice.add(die);
                    gardeners.add(from);
                    cells.add(to);
                    colours.add(colour);
                }
                case Go(int die, Cell from, Cell to) -> {
                    dice.add(die);
                    gardeners.add(from);
                    cells.add(to);
                }
                case Waste(int die) -> dice.add(die);
                case Begin _, Deal _, Roll _ -> {}
            }
        }
        return switch (position.phase()) {
            case PLACE -> new Decision(new MarsAsk.StartAsked(), List.of(cells(position, cells)));
            case CHOOSE -> new Decision(new MarsAsk.RollerAsked(), List.of(gardeners(position, gardeners)));
            case MOVE -> {
                var picks = new ArrayList<Pick>();
                picks.add(new Pick.One(
                        DIE,
                        new MarsAsk.WhichDie(),
                        dice.stream().sorted().map(die -> die(position, die)).toList()));
                if (position.terms().twoGardeners()) {
                    picks.add(gardeners(position, gardeners));
                }
                picks.add(cells(position, cells));
                picks.add(new Pick.One(
                        COLOUR,
                        new MarsAsk.WhichColour(),
                        colours.stream()
                                .sorted()
                                .map(colour -> colour(position, seat, colour))
                                .toList()));
                picks.removeIf(
                        pick -> pick instanceof Pick.One one && one.targets().isEmpty());
                yield new Decision(new MarsAsk.DieAsked(), picks);
            }
            case BEGIN, DEAL, ROLL, OUT_OF_FLOWERS, DEADLOCK, IDLE ->
                new Decision(new MarsAsk.NothingAsked(), List.of());
        };
    }

    private static Target die(Position position, int die) {
        int count = (int)
                position.dice().values().stream().filter(value -> value == die).count();
        return new Target("d" + die, new MarsAsk.DieTarget(die), Math.max(1, count));
    }

    private static Pick gardeners(Position position, Collection<Cell> gardeners) {
        return new Pick.One(
                GARDENER,
                new MarsAsk.WhichGardener(),
                gardeners.stream()
                        .map(cell -> new Target(
                                cell.toString(),
                                new MarsAsk.GardenerTarget(
                                        cell.toString(), position.flowers().freeNextTo(cell.index()))))
                        .toList());
    }

    private static Pick cells(Position position, Collection<Cell> cells) {
        return new Pick.One(
                CELL,
                new MarsAsk.WhichCell(),
                cells.stream()
                        .sorted((a, b) -> Integer.compare(a.index(), b.index()))
                        .map(cell -> new Target(
                                cell.toString(),
                                new MarsAsk.CellTarget(
                                        cell.toString(), position.flowers().colourAt(cell.index()))))
                        .toList());
    }

    private static Target colour(Position position, Seat seat, Colour colour) {
        int left = new Bunch(position.flowers().bunch(seat.index())).of(colour);
        return new Target(colour.word(), new MarsAsk.ColourTarget(colour, left), Math.max(1, left));
    }

    @Override
    public Selection selection(MarsView view, Seat seat, MarsMove move) {
        return switch (move) {
            case Place(Cell cell) -> Selection.none().with(CELL, cell.toString());
            case RollFor(Cell gardener) -> Selection.none().with(GARDENER, gardener.toString());
            case Plant(int die, Cell from, Cell to, Colour colour) -> {
                var picked = walk(view, seat, die, from, to);
                picked.put(COLOUR, List.of(colour.word()));
                yield new Selection(picked);
            }
            case Go(int die, Cell from, Cell to) -> new Selection(walk(view, seat, die, from, to));
            case Waste(int die) -> Selection.none().with(DIE, "d" + die);
            case Begin _, Deal _, Roll _ -> Selection.none();
        };
    }

    private static Map<String, List<String>> walk(MarsView view, Seat seat, int die, Cell from, Cell to) {
        var picked = new LinkedHashMap<String, List<String>>();
        picked.put(DIE, List.of("d" + die));
        if (view.players().get(seat.index()).gardeners().size() > 1) {
            picked.put(GARDENER, List.of(from.toString()));
        }
        picked.put(CELL, List.of(to.toString()));
        return picked;
    }

    @Override
    public Reading<MarsMove> move(MarsView view, Seat seat, Selection selection) {
        return new Entry(Viewing.position(view), seat, selection).move();
    }

    @Override
    public String draw(MarsView view, List<MarsMove> marked, Ink ink, MessageFormatter formatter) {
        return new TextBoard(Viewing.position(view), targets(marked), ink, formatter).draw();
    }

    private static Set<Cell> targets(List<MarsMove> moves) {
        var targets = new LinkedHashSet<Cell>();
        for (var move : moves) {
            switch (move) {
                case Place(Cell cell) -> targets.add(cell);
                case RollFor(Cell gardener) -> targets.add(gardener);
                case Plant(int _, Cell _, Cell to, Colour _) -> targets.add(to);
                case Go(int _, Cell _, Cell to) -> targets.add(to);
                case Waste _, Begin _, Deal _, Roll _ -> {}
            }
        }
        return targets;
    }

    /// A selection being read as a move.
    private static final class Entry {
        private final Position position;
        private final Seat seat;
        private final SelectionReader picked;

        Entry(Position position, Seat seat, Selection selection) {
            this.position = position;
            this.seat = seat;
            picked = new SelectionReader(selection, PICKS);
        }

        Reading<MarsMove> move() {
            return picked.finish(
                    switch (position.phase()) {
                        case PLACE -> picked.alone(CELL, Cell::read).map(Place::new);
                        case CHOOSE -> picked.alone(GARDENER, Cell::read).map(RollFor::new);
                        case MOVE -> walk();
                        case BEGIN, DEAL, ROLL, OUT_OF_FLOWERS, DEADLOCK, IDLE -> {
                            picked.wrong(seat.toString(), new MarsFault.SeatNotAsked());
                            yield Optional.<MarsMove>empty();
                        }
                    });
        }

        private Optional<MarsMove> walk() {
            var die = picked.one(DIE, Entry::die);
            if (!picked.has(CELL)) {
                if (die.isEmpty() && !picked.has(DIE)) {
                    picked.wrong(CELL, new MarsFault.WhereTo());
                } else if (die.isPresent() && isUsable(die.get())) {
                    picked.wrong(CELL, new MarsFault.WhereWithDie(die.get()));
                }
                return die.map(Waste::new);
            }
            return picked.one(CELL, Cell::read).flatMap(to -> walkTo(to, die));
        }

        private Optional<MarsMove> walkTo(Cell to, Optional<Integer> die) {
            var gardener = picked.one(GARDENER, Cell::read).or(() -> gardenerFor(to));
            if (gardener.isEmpty()) {
                return Optional.empty();
            }
            var from = gardener.get();
            int value = die.orElse(Garden.die(from.index(), to.index()));
            if (value < 1 || value > Dice.FACES) {
                picked.wrong(CELL, new MarsFault.NotStraight(to.toString(), from.toString()));
                return Optional.empty();
            }
            if (!picked.has(COLOUR)) {
                if (!position.flowers().growsAt(to.index())) {
                    picked.wrong(COLOUR, new MarsFault.WhatToPlant(to.toString()));
                }
                return Optional.of(new Go(value, from, to));
            }
            return picked.one(COLOUR, MarsNotation::colour).map(colour -> new Plant(value, from, to, colour));
        }

        /// Returns the one possible gardener: the only one, or the only one that a die on the table takes to
        /// this cell.
        private Optional<Cell> gardenerFor(Cell to) {
            var own = IntStream.iterate(
                            seat.index(),
                            number -> number < position.terms().allGardeners(),
                            number -> number + position.terms().seats())
                    .mapToObj(number -> Cell.of(position.gardener(number)))
                    .toList();
            if (own.size() == 1) {
                return Optional.of(own.getFirst());
            }
            var able = own.stream()
                    .filter(from -> Movement.inReach(position, from.index()).has(to.index()))
                    .toList();
            if (able.size() != 1) {
                picked.wrong(GARDENER, new MarsFault.WhoGoes(to.toString()));
                return Optional.empty();
            }
            return Optional.of(able.getFirst());
        }

        private boolean isUsable(int die) {
            return position.dice().shows(die)
                    && Movement.refusal(position, new Waste(die)).isPresent();
        }

        private static Reading<Integer> die(String id) {
            return id.startsWith("d") ? MarsNotation.die(id.substring(1)) : Reading.bad(id, new MarsFault.NotADie());
        }
    }
}
