package parterre.gnomes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.Precedence;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeEvent.Victory;

/// The rules of months, of the automa and of ties, which follow from the setup.
final class GnomeEventRules implements EventRules<Position> {
    private static final String YOUNGER = "GG-R1";
    private static final String AUTOMA_RESOLVES = "GG-7.3";
    private static final String AUTOMA_DOES = "GG-7.3c";
    private static final String PLAYER_WINS_TIES = "GG-7.4a";

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
                        Stream.of(YOUNGER, AUTOMA_RESOLVES, AUTOMA_DOES, PLAYER_WINS_TIES), MONTHS.values().stream())
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
            case GameEnded(var _, var _, Victory victory)
            when victory == Victory.TIE -> List.of(solo ? PLAYER_WINS_TIES : YOUNGER);
            default -> List.of();
        };
    }
}
