package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.box.EventRules;
import parterre.mars.MarsEvent.Cause;
import parterre.mars.MarsEvent.GameEnded;
import parterre.mars.MarsEvent.GardenerPlaced;
import parterre.mars.MarsEvent.Planted;
import parterre.mars.MarsEvent.Scored;
import parterre.mars.MarsEvent.SquaresSkipped;
import parterre.mars.MarsEvent.SteppedOnFlower;
import parterre.mars.MarsEvent.TurnBegan;

/// The rules of ways, markers and ends, which follow from the position and the options.
final class MarsEventRules implements EventRules<Position> {
    private static final String GROUP_SCORES = "GM-4.1";
    private static final String DICE_STAY = "GM-3.2";
    private static final String PLACES = "GM-5.3";
    private static final String TWO_GARDENERS = "GM-6.2";
    private static final String TOGETHER = "GM-6.3";
    private static final String OVER_CENTRE = "GM-A1";
    private static final String BEYOND_TRACK = "GM-A5";
    private static final String REAL_POINTS = "GM-A6";
    private static final String BACK_TO_START = "GM-A7";
    private static final String AT_ONCE = "GM-A15";
    private static final String LEVEL = "GM-A17";
    private static final String ROUND_ENDS = "GM-D6";

    @Override
    public Set<String> all() {
        return Set.of(
                GROUP_SCORES,
                DICE_STAY,
                PLACES,
                TWO_GARDENERS,
                TOGETHER,
                OVER_CENTRE,
                BEYOND_TRACK,
                REAL_POINTS,
                BACK_TO_START,
                AT_ONCE,
                LEVEL,
                ROUND_ENDS);
    }

    @Override
    public List<String> of(Position after, Event event) {
        var rules = new ArrayList<String>();
        switch (event) {
            case GardenerPlaced _ when after.terms().twoGardeners() -> rules.add(TWO_GARDENERS);
            case TurnBegan(var _, var dice, var _) when !dice.isEmpty() -> rules.add(DICE_STAY);
            case Planted planted -> planted(planted, rules);
            case SteppedOnFlower(var _, var _, var from, var cell)
            when isOverCentre(from, cell) -> rules.add(OVER_CENTRE);
            case Scored(var _, var _, var _, var to) when to > ScoreTrack.PRINTED_SQUARES -> rules.add(BEYOND_TRACK);
            case SquaresSkipped(var _, var _, var from, var to) -> {
                rules.add(REAL_POINTS);
                if (to == 0 && from > 0) {
                    rules.add(BACK_TO_START);
                }
            }
            case GameEnded(var seat, var cause) -> ended(after, seat, cause, rules);
            default -> {}
        }
        return rules;
    }

    private static void planted(Planted planted, List<String> rules) {
        if (planted.joined() > 0) {
            rules.add(GROUP_SCORES);
        }
        if (isOverCentre(planted.from(), planted.cell())) {
            rules.add(OVER_CENTRE);
        }
    }

    private static boolean isOverCentre(String from, String to) {
        return Garden.beyond(index(from), Cell.CENTRE.index()).has(index(to));
    }

    private static int index(String cell) {
        return Cell.read(cell).orThrow().index();
    }

    private static void ended(Position after, Seat seat, Cause cause, List<String> rules) {
        var terms = after.terms();
        rules.add(terms.end().cooperative() ? TOGETHER : PLACES);
        var scores = Seat.first(terms.seats()).stream()
                .map(each -> after.score(each.index()))
                .toList();
        if (!terms.end().cooperative() && scores.stream().distinct().count() < scores.size()) {
            rules.add(LEVEL);
        }
        if (cause == Cause.OUT_OF_FLOWERS) {
            if (terms.end().finishRound()) {
                rules.add(ROUND_ENDS);
            } else if (terms.after(seat.index()) != after.first()) {
                rules.add(AT_ONCE);
            }
        }
    }
}
