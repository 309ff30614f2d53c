package parterre.testkit.conformance;

import java.util.List;
import java.util.function.Function;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Field;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.Variants;
import parterre.testkit.conformance.Stage.Keep;
import parterre.testkit.conformance.Stage.Look;
import parterre.testkit.conformance.Stage.Offered;
import parterre.testkit.conformance.Stage.Over;
import parterre.testkit.conformance.Stage.Refill;
import parterre.testkit.conformance.Stage.Sow;
import parterre.testkit.conformance.Stage.Steal;
import parterre.testkit.conformance.Stage.Storm;
import parterre.testkit.conformance.Stage.Turn;
import parterre.testkit.conformance.Stage.Window;

/// Stages as text: a word, then seats, bundles and numbers in the order of the record (CF-9.2).
final class StageForm {
    static final Form<Seat> SEAT = Forms.seat(Seat.MOST);

    /// The largest number in a text.
    static final int MOST = 99;

    private static final Form<Integer> COUNT = Forms.number(0, MOST);
    private static final Form<Bundle> BUNDLE = Form.of("2RS", Bundle::toString, Bundle::read);

    static final Form<Stage> FORM = Variants.<Stage>separatedBy(" ")
            .with(
                    "refill",
                    Refill.class,
                    inOrder(Fields.of(Refill::new, seat("seat", Refill::seat), count("drawn", Refill::drawn))))
            .with("sow", Sow.class, Forms.constant(new Sow()))
            .with(
                    "turn",
                    Turn.class,
                    inOrder(Fields.of(Turn::new, seat("seat", Turn::seat), count("offers", Turn::offers))))
            .with(
                    "window",
                    Window.class,
                    inOrder(Fields.of(
                            Window::new,
                            seat("thief", Window::thief),
                            seat("victim", Window::victim),
                            seat("layer", Window::layer),
                            count("counters", Window::counters))))
            .with(
                    "steal",
                    Steal.class,
                    inOrder(Fields.of(Steal::new, seat("thief", Steal::thief), seat("victim", Steal::victim))))
            .with("look", Look.class, SEAT.map(Look::new, Look::seat))
            .with("keep", Keep.class, SEAT.map(Keep::new, Keep::seat))
            .with(
                    "storm",
                    Storm.class,
                    inOrder(Fields.of(Storm::new, seat("raiser", Storm::raiser), seat("struck", Storm::struck))))
            .with("offered", Offered.class, offered())
            .with("over", Over.class, Forms.constant(new Over()));

    private StageForm() {}

    private static Form<Offered> offered() {
        var turn = seat("turn", Offered::turn);
        var asker = seat("asker", Offered::asker);
        var asked = seat("asked", Offered::asked);
        var give = Field.of("give", BUNDLE, Offered::give);
        var get = Field.of("get", BUNDLE, Offered::get);
        var offers = count("offers", Offered::offers);
        return inOrder(new Fields<>(
                List.of(turn, asker, asked, give, get, offers),
                values -> Reading.good(new Offered(
                        values.of(turn),
                        values.of(asker),
                        values.of(asked),
                        values.of(give),
                        values.of(get),
                        values.of(offers)))));
    }

    private static <S> Form<S> inOrder(Fields<S> fields) {
        return fields.inOrder(" ");
    }

    private static <S> Field<S, Seat> seat(String name, Function<S, Seat> seat) {
        return Field.of(name, SEAT, seat);
    }

    private static <S> Field<S, Integer> count(String name, Function<S, Integer> count) {
        return Field.of(name, COUNT, count);
    }
}
