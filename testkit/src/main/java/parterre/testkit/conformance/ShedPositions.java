package parterre.testkit.conformance;

import static parterre.testkit.conformance.StageForm.SEAT;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Field;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.PositionForm;

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
final class ShedPositions {
    static final PositionForm<Position> FORM = new PositionForm<>(new PottingShed(), setup -> lines(Terms.of(setup)));

    private static final Pattern NEST = Pattern.compile("(?<card>[RSBC])( from (?<from>P[1-8]))?(?<dry> dry)?");
    private static final Form<Cards> CARDS = Form.of("RS", Cards::toString, Cards::read);
    private static final Form<Kind> KIND = Forms.word(Kind.ALL, kind -> String.valueOf(kind.letter()));

    private ShedPositions() {}

    static Fields<Position> lines(Terms terms) {
        var round = Field.of("round", Forms.number(1, terms.rounds()), Position::round);
        var stage = Field.of("stage", StageForm.FORM, Position::stage);
        var hare = Field.of("hare", Forms.number(0, Bundle.MOST), Position::hare);
        var bag = Field.of("bag", CARDS, Position::bag);
        var shelf = Field.of("shelf", Forms.list(shelved()), Position::shelf);
        var looked = Field.of("looked", CARDS, Position::looked);
        var discard = Field.of("discard", CARDS, Position::discard);
        var gardens = Seat.first(terms.seats()).stream()
                .map(seat -> Field.of(seat.toString(), garden(), (Position position) -> position.garden(seat)))
                .toList();
        var all = new ArrayList<Field<Position, ?>>(List.of(round, stage, hare, bag, shelf, looked, discard));
        all.addAll(gardens);
        return new Fields<>(
                all,
                values -> Validity.INVARIANT.check(new Position(
                        terms,
                        values.of(round),
                        values.of(bag),
                        values.of(shelf),
                        values.of(looked),
                        values.of(discard),
                        gardens.stream().map(values::of).toList(),
                        values.of(hare),
                        values.of(stage))));
    }

    private static Form<Position.Shelved> shelved() {
        return Fields.of(
                        (by, card) -> new Position.Shelved(card, by),
                        Field.of("by", SEAT, Position.Shelved::by),
                        Field.of("card", KIND, Position.Shelved::card))
                .inOrder("=");
    }

    private static Form<Garden> garden() {
        return Fields.of(
                        (hand, nest, basket, petals) -> new Garden(hand.cards(), hand.dry(), nest, basket, petals),
                        Field.of("hand", hand(), (Garden garden) -> new Hand(garden.hand(), garden.dry())),
                        Field.of("nest", nest(), Garden::nest),
                        Field.of("basket", CARDS, Garden::basket),
                        Field.of("petals", Forms.number(0, Bundle.MOST), Garden::petals))
                .byName(", ");
    }

    /// A hand and what is known of it.
    private record Hand(Cards cards, boolean dry) {}

    private static Form<Hand> hand() {
        return Fields.of(Hand::new, Field.of("cards", CARDS, Hand::cards), Field.flag("dry", Hand::dry))
                .inOrder(" ");
    }

    private static Form<Optional<Garden.Nest>> nest() {
        return Form.of(
                "B from P2",
                nest -> nest.map(hidden -> hidden.card().letter()
                                + hidden.from().map(seat -> " from " + seat).orElse("")
                                + (hidden.dry() ? " dry" : ""))
                        .orElse(Forms.NONE),
                text -> {
                    var nest = NEST.matcher(text);
                    if (text.equals(Forms.NONE)) {
                        return Reading.good(Optional.empty());
                    }
                    return nest.matches()
                            ? Reading.good(Optional.of(new Garden.Nest(
                                    KIND.read(nest.group("card")).orThrow(),
                                    Optional.ofNullable(nest.group("from"))
                                            .map(from -> SEAT.read(from).orThrow()),
                                    nest.group("dry") != null)))
                            : Reading.bad(text, new ShedFault.NotANest());
                });
    }
}
