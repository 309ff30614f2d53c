package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.gnomes.GnomeEvent.AnimalHelped;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.GnomesDealt;
import parterre.gnomes.GnomeEvent.Precedence;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.TaskCardDrawn;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeEvent.Victory;

/// The rules of months, of the automa, of ties and of animals, which follow from the setup and the position.
final class GnomeEventRules implements EventRules<Position> {
    private static final String YOUNGER = "GG-R1";
    private static final String AUTOMA_RESOLVES = "GG-7.3";
    private static final String AUTOMA_DOES = "GG-7.3c";
    private static final String PLAYER_WINS_TIES = "GG-7.4a";
    private static final String AUTOMA_PILE = "GG-7.1";
    private static final String AUTOMA_CARD = "GG-7.4e";
    private static final String HEN_SHORTENS = "GG-R3";
    private static final String PIGGY_UNBLOCKS = "GG-R11";
    private static final String BOTH_AT_GOAL = "GG-R21";

    /// Other months bring no bliss.
    private static final Map<Month, String> MONTHS = Map.of(
            Month.APRIL, "GG-8.April",
            Month.JUNE, "GG-8.June",
            Month.JULY, "GG-8.July",
            Month.SEPTEMBER, "GG-8.September",
            Month.OCTOBER, "GG-8.October");

    @Override
    public Set<String> all() {
        return Stream.concat(
                        Stream.of(
                                YOUNGER,
                                AUTOMA_RESOLVES,
                                AUTOMA_DOES,
                                PLAYER_WINS_TIES,
                                AUTOMA_PILE,
                                AUTOMA_CARD,
                                HEN_SHORTENS,
                                PIGGY_UNBLOCKS,
                                BOTH_AT_GOAL),
                        MONTHS.values().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public List<String> of(Position after, Event event) {
        boolean solo = after.terms().solo();
        return switch (event) {
            case ResolvesFirst(var _, Precedence precedence, var _, var _) ->
                solo ? List.of(AUTOMA_RESOLVES) : precedence == Precedence.TIE ? List.of(YOUNGER) : List.of();
            case TaskDone(var seat, var _, var _) when seat.isEmpty() -> List.of(AUTOMA_DOES);
            case Scored(var seat, var _, var _, var _) when seat.isEmpty() -> List.of(AUTOMA_DOES);
            case Scored(var _, var _, var _, var parts)
            when parts.stream().anyMatch(part -> part.source() == BlissSource.MONTH) ->
                List.of(MONTHS.get(after.terms().month()));
            case GnomesDealt(var seat, var _) when seat.isEmpty() -> List.of(AUTOMA_PILE);
            case TaskCardDrawn _ when solo -> List.of(AUTOMA_CARD);
            case AnimalHelped(var _, Animal animal) ->
                animal == Animal.HEN
                        ? List.of(HEN_SHORTENS)
                        : animal == Animal.PIGGY ? List.of(PIGGY_UNBLOCKS) : List.of();
            case GameEnded(var _, var _, Victory victory) -> ended(after, victory);
            default -> List.of();
        };
    }

    private static List<String> ended(Position after, Victory victory) {
        var rules = new ArrayList<String>();
        boolean solo = after.terms().solo();
        if (victory == Victory.TIE) {
            rules.add(solo ? PLAYER_WINS_TIES : YOUNGER);
        }
        if (!solo && after.side(0).score() >= Ending.GOAL && after.side(1).score() >= Ending.GOAL) {
            rules.add(BOTH_AT_GOAL);
        }
        return rules;
    }
}
