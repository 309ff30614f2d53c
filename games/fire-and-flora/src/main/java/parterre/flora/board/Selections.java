package parterre.flora.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parterre.engine.Reading;
import parterre.engine.box.Selection;
import parterre.engine.box.SelectionReader;
import parterre.flora.moves.FloraFault;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;

/// Reads a selection as a move. It puts the picks into the words of [FloraNotation] and reads those. FF-D2
final class Selections {
    private static final List<String> PICKS = List.of(
            FloraBoard.DO,
            FloraBoard.CARD,
            FloraBoard.LAND,
            FloraBoard.PLAYER,
            FloraBoard.MODE,
            FloraBoard.SPECIES,
            FloraBoard.BUY,
            FloraBoard.SELL,
            FloraBoard.WITH,
            FloraBoard.TRADE,
            FloraBoard.ANSWER,
            FloraBoard.COUNTER);

    private final SelectionReader picked;

    Selections(Selection selection) {
        picked = new SelectionReader(selection, PICKS);
    }

    Reading<FloraMove> move() {
        var move = has(FloraBoard.COUNTER) || has(FloraBoard.TRADE) || has(FloraBoard.WITH)
                ? trade()
                : FloraNotation.NOTATION.read(text()).mapProblems(Selections::told);
        return picked.finish(move);
    }

    /// Returns a problem in the words of picks.
    private static Reading.Problem told(Reading.Problem problem) {
        return problem.fault() instanceof FloraFault.NotAMove
                ? new Reading.Problem(0, problem.where(), new FloraFault.NotADecision())
                : problem;
    }

    private boolean has(String pick) {
        return picked.has(pick);
    }

    private String one(String pick) {
        return picked.one(pick).map(id -> " " + id).orElse("");
    }

    private String text() {
        var action = one(FloraBoard.DO).strip();
        if (!action.isEmpty()) {
            var objects = switch (action) {
                case "vend" -> one(FloraBoard.SELL);
                case "nurse" -> one(FloraBoard.SPECIES) + one(FloraBoard.LAND);
                case "weed" -> one(FloraBoard.LAND);
                default -> "";
            };
            return action + objects;
        }
        if (has(FloraBoard.BUY)) {
            return "buy" + one(FloraBoard.BUY) + (has(FloraBoard.LAND) ? " on" + one(FloraBoard.LAND) : "");
        }
        if (has(FloraBoard.SELL)) {
            return "sell" + one(FloraBoard.SELL);
        }
        if (has(FloraBoard.ANSWER)) {
            return one(FloraBoard.ANSWER).strip();
        }
        var cards = " " + String.join("+", picked.all(FloraBoard.CARD));
        if (has(FloraBoard.MODE)) {
            return one(FloraBoard.MODE).strip() + cards + one(FloraBoard.PLAYER) + one(FloraBoard.SPECIES);
        }
        return has(FloraBoard.CARD) ? "play" + cards + one(FloraBoard.LAND) : "at" + one(FloraBoard.LAND);
    }

    private Reading<FloraMove> trade() {
        boolean counters = !has(FloraBoard.WITH);
        var goods = picked.all(counters ? FloraBoard.COUNTER : FloraBoard.TRADE);
        var text = side(goods, "give:") + " for " + side(goods, "get:");
        return FloraNotation.NOTATION.read((counters ? "counter " : "offer" + one(FloraBoard.WITH) + " ") + text);
    }

    private static String side(List<String> goods, String side) {
        var ids = new ArrayList<>(goods.stream()
                .filter(id -> id.startsWith(side))
                .map(id -> id.substring(side.length()))
                .toList());
        int coins = Collections.frequency(ids, FloraBoard.COIN);
        ids.removeIf(FloraBoard.COIN::equals);
        if (coins > 0) {
            ids.add(String.valueOf(coins));
        }
        return ids.isEmpty() ? "-" : String.join("+", ids);
    }
}
