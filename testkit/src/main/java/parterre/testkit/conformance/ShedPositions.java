package parterre.testkit.conformance;

import java.util.List;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.TextForm;

/// Positions as text, one line for each place (CF-9.2):
///
/// ```text
/// edition: 2
/// seats: 2
/// option rounds: 1
/// round: 1
/// stage: window P1 P2 P1 0
/// hare: 0
/// bag: RRSSBC
/// shelf: P1=R P2=S
/// looked: -
/// discard: C
/// P1: hand RS, nest B from P2, basket -, petals 3
/// P2: hand SB dry, nest -, basket C, petals 2
/// ```
///
/// The content of an option that is a file follows its line, each line indented by two spaces.
final class ShedPositions implements TextForm<Position> {
    static final ShedPositions FORM = new ShedPositions();

    static final String INDENT = "  ";

    private ShedPositions() {}

    @Override
    public String write(Position position) {
        var text = new StringBuilder();
        var setup = position.terms().setup();
        text.append("edition: ")
                .append(setup.edition())
                .append("\nseats: ")
                .append(setup.seats())
                .append('\n');
        setup.chosen()
                .forEach((name, value) -> text.append("option ")
                        .append(name)
                        .append(": ")
                        .append(value.replace("\n", "\n" + INDENT))
                        .append('\n'));
        text.append("round: ").append(position.round()).append('\n');
        text.append("stage: ").append(StageForm.write(position.stage())).append('\n');
        text.append("hare: ").append(position.hare()).append('\n');
        text.append("bag: ").append(position.bag()).append('\n');
        text.append("shelf: ").append(shelf(position.shelf())).append('\n');
        text.append("looked: ").append(position.looked()).append('\n');
        text.append("discard: ").append(position.discard()).append('\n');
        for (var seat : Seat.first(position.seats())) {
            text.append(seat).append(": ").append(garden(position.garden(seat))).append('\n');
        }
        return text.toString();
    }

    private static String shelf(List<Position.Shelved> shelf) {
        return shelf.isEmpty()
                ? "-"
                : shelf.stream()
                        .map(shelved -> shelved.by() + "=" + shelved.card().letter())
                        .collect(Collectors.joining(" "));
    }

    private static String garden(Garden garden) {
        var nest = garden.nest()
                .map(hidden -> hidden.card().letter()
                        + hidden.from().map(seat -> " from " + seat).orElse("")
                        + (hidden.dry() ? " dry" : ""))
                .orElse("-");
        return "hand " + garden.hand() + (garden.dry() ? " dry" : "") + ", nest " + nest + ", basket " + garden.basket()
                + ", petals " + garden.petals();
    }

    @Override
    public Reading<Position> read(String text) {
        return new PositionReader().read(text);
    }
}
