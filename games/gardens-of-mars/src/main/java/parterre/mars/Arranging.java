package parterre.mars;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Fault;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Setup;

/// Sets a table up piece by piece from a [MarsView]. It reports every impossible value with its field and what
/// would be right. [PositionValidator] then checks the whole.
final class Arranging {
    private final MarsView view;
    private final List<Reading.Problem> problems = new ArrayList<>();

    private final boolean isBeginning;

    private Arranging(MarsView view, boolean isBeginning) {
        this.view = view;
        this.isBeginning = isBeginning;
    }

    /// Returns the position of this view. Values that follow from the others (squares, free neighbours) are not
    /// read.
    static Reading<Position> position(MarsView view) {
        return position(view, false);
    }

    /// Returns the same for a view at the beginning of a turn. Then the rules decide whether the player moves,
    /// rolls, chooses or passes.
    static Reading<Position> position(MarsView view, boolean isBeginning) {
        return sketch(view, isBeginning).then(Inventory.INVARIANT::check);
    }

    /// Returns the same for a sketch that leaves out unimportant flowers, as examples of a rule do.
    static Reading<Position> sketch(MarsView view, boolean isBeginning) {
        return new Arranging(view, isBeginning).arrange();
    }

    private Reading<Position> arrange() {
        var terms = terms();
        if (terms.isEmpty()) {
            return new Reading.Bad<>(problems);
        }
        var table = new Draft(
                terms.get(),
                view.waitsFor(),
                within("first", view.first(), 1, view.players().size()) - 1);
        table.seat = within("seat", view.seat(), 1, view.players().size()) - 1;
        table.extra = view.extraTurn();
        table.lay(dice());
        table.toRoll = within("toRoll", view.toRoll(), 0, Dice.MOST);
        table.idle = within("idle", view.idle(), 0, Draft.MOST_IDLE);
        setPlayers(table);
        plant(table);
        if (!problems.isEmpty()) {
            return new Reading.Bad<>(problems);
        }
        return isBeginning
                ? PositionValidator.BEGINNING.check(table).map(Arranging::begun)
                : PositionValidator.INVARIANT.check(table).map(Draft::position);
    }

    private static Position begun(Draft table) {
        Turns.begin(table);
        return table.position();
    }

    private Optional<MarsTerms> terms() {
        var read = Setup.read(MarsOptions.INFO, view.edition(), view.players().size(), view.options());
        if (read instanceof Reading.Good<Setup>(Setup setup)) {
            var refusal = MarsOptions.refusal(setup);
            refusal.ifPresent(why -> wrong("options", new Fault.AgainstRule(why.rule(), why.reason())));
            return problems.isEmpty() ? Optional.of(MarsTerms.of(setup)) : Optional.empty();
        }
        if (read instanceof Reading.Bad<Setup>(List<Reading.Problem> wrong)) {
            wrong.forEach(why -> wrong("options", new Fault.HasPart(why.where(), why.fault())));
        }
        return Optional.empty();
    }

    private Dice dice() {
        var dice = Dice.find(view.dice());
        if (dice.isEmpty()) {
            wrong("dice", new MarsFault.NotDice(view.dice()));
        }
        return dice.orElse(Dice.NONE);
    }

    private void setPlayers(Draft table) {
        var taken = new HashMap<Integer, Integer>();
        var bunches = new ArrayList<Bunch>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            var player = view.players().get(seat);
            var where = "players[" + seat + "]";
            var bunch = bunch(where + ".flowers", player.flowers());
            bunches.add(bunch);
            int flowers = isBeforeTheDeal(table, bunch) ? Dealing.FLOWERS / table.terms.seats() : bunch.size();
            int score = within(where + ".score", player.score(), 0, ScoreTrack.most(flowers));
            table.scores = ScoreTrack.withScore(table.scores, seat, score);
            int most = table.terms.allGardeners() / table.terms.seats();
            if (player.gardeners().size() > most) {
                wrong(
                        where + ".gardeners",
                        new MarsFault.TooManyGardeners(player.gardeners().size(), most));
                continue;
            }
            for (int i = 0; i < player.gardeners().size(); i++) {
                var text = player.gardeners().get(i).cell();
                int cell = cell(where + ".gardeners", text);
                if (cell == Cell.CENTRE.index()) {
                    wrong(where + ".gardeners", new MarsFault.StandOnCentre());
                } else if (taken.putIfAbsent(cell, seat) != null) {
                    wrong(where + ".gardeners", new MarsFault.StandTogether(text));
                }
                table.put(seat + i * TwoGardeners.SECOND, cell);
            }
        }
        table.flowers = table.flowers.dealt(bunches);
    }

    private static boolean isBeforeTheDeal(Draft table, Bunch bunch) {
        return bunch.isEmpty()
                && switch (table.phase) {
                    case BEGIN, PLACE, DEAL -> true;
                    case CHOOSE, ROLL, MOVE, OUT_OF_FLOWERS, DEADLOCK, IDLE -> false;
                };
    }

    private Bunch bunch(String where, List<MarsView.Count> counts) {
        var bunch = Bunch.NONE;
        for (var count : counts) {
            if (bunch.of(count.colour()) > 0) {
                wrong(where, new MarsFault.ColoursTwice(count.colour()));
            } else {
                bunch = bunch.plus(count.colour(), within(where, count.count(), 1, Colour.FLOWERS_EACH));
            }
        }
        return bunch;
    }

    private void plant(Draft table) {
        Map<Integer, Colour> taken = new HashMap<>();
        for (var bed : view.beds()) {
            var where = "beds[" + bed.colour().word() + "]";
            for (var text : bed.cells()) {
                int cell = cell(where, text);
                var other = taken.putIfAbsent(cell, bed.colour());
                if (cell == Cell.CENTRE.index()) {
                    wrong(where, new MarsFault.GrowsOnCentre());
                } else if (other != null) {
                    wrong(where, new MarsFault.GrowsAlready(text, other));
                } else {
                    table.flowers = table.flowers.grown(cell, bed.colour());
                }
            }
        }
    }

    private int cell(String where, String word) {
        return switch (Cell.read(word)) {
            case Reading.Good<Cell>(Cell cell) -> cell.index();
            case Reading.Bad<Cell>(List<Reading.Problem> wrong) -> {
                wrong.forEach(why -> wrong(where, new Fault.HasPart(word, why.fault())));
                yield 0;
            }
        };
    }

    private int within(String where, int value, int least, int most) {
        if (value >= least && value <= most) {
            return value;
        }
        wrong(where, new MarsFault.OutOfBounds(value, least, most));
        return least;
    }

    private void wrong(String where, Reason fault) {
        problems.add(Reading.Problem.of(where, fault));
    }
}
