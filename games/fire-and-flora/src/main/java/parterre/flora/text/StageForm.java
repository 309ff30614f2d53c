package parterre.flora.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.text.Field;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.Variants;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Size;
import parterre.flora.cards.Where;
import parterre.flora.events.Question;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.Stage.Work;
import parterre.flora.material.Facts;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.moves.FloraNotation;

/// The text form of a stage: a word, then its parts, each after a `/`. FF-D3
///
/// ```text
/// action
/// drawing / seat P1 / left 2 / purpose income / others -
/// window / play play water+fire pinnacles / open 0 1 / answered - / chain 0 / layer P1
/// ```
final class StageForm {
    private static final Form<Seat> SEAT = Forms.seat(Seat.MOST);
    private static final Form<List<Seat>> SEATS = Forms.list(SEAT);
    private static final Form<Integer> NUMBER = Forms.number(0, 999);
    /// People count places from 1.
    private static final Form<Integer> PLACE = NUMBER.map(number -> number - 1, place -> place + 1);
    private static final Form<List<String>> WORDS = Forms.list(Form.of("pinnacles", id -> id, Reading::good));
    private static final Form<Offer> OFFER = move(Offer.class, "offer P2 2 for labor");
    private static final Form<Played> PLAYED = move(Played.class, "play water pinnacles");
    private static final Form<Integer> ICONS =
            Forms.word(IntStream.rangeClosed(0, Icons.SQUIRREL).boxed().toList(), Icons::word);
    private static final Form<Integer> ANSWERED = orNone(-1, NUMBER);

    private final Facts facts;

    /// The word of the effect by which players choose plants, if the event card being carried out has one. Such
    /// questions and causes are written by this word.
    private final Optional<String> choosing;

    private StageForm(Facts facts, Optional<String> choosing) {
        this.facts = facts;
        this.choosing = choosing;
    }

    /// Returns the form of the stages of a table.
    ///
    /// @param eventCard the event card being carried out; negative if there is none
    static Form<Stage> of(Facts facts, int eventCard) {
        return new StageForm(
                        facts,
                        eventCard >= 0 && facts.cards().eventCard(eventCard).effect() instanceof Effect.Choosing effect
                                ? Optional.of(effect.word())
                                : Optional.empty())
                .stages();
    }

    private Form<Stage> stages() {
        return Variants.<Stage>separatedBy(" / ")
                .with(
                        "dealing",
                        Stage.Dealing.class,
                        named(Fields.of(Stage.Dealing::new, Field.of("seat", SEAT, Stage.Dealing::seat))))
                .with(
                        "market",
                        Stage.Market.class,
                        named(Fields.of(Stage.Market::new, Field.of("left", NUMBER, Stage.Market::left))))
                .with(
                        "lots",
                        Stage.Lots.class,
                        named(Fields.of(
                                Stage.Lots::new,
                                Field.of("who", SEATS, Stage.Lots::who),
                                Field.of("drawn", WORDS, Stage.Lots::drawn))))
                .with("first-lot", Stage.FirstLot.class, Forms.constant(new Stage.FirstLot()))
                .with("event", Stage.Event.class, Forms.constant(new Stage.Event()))
                .with("looking", Stage.Looking.class, Forms.constant(new Stage.Looking()))
                .with("forecasting", Stage.Forecasting.class, Forms.constant(new Stage.Forecasting()))
                .with("die", Stage.Die.class, Forms.constant(new Stage.Die()))
                .with(
                        "drawing",
                        Stage.Drawing.class,
                        named(Fields.of(
                                Stage.Drawing::new,
                                Field.of("seat", SEAT, Stage.Drawing::seat),
                                Field.of("left", NUMBER, Stage.Drawing::left),
                                Field.of("purpose", word(Purpose.values()), Stage.Drawing::purpose),
                                Field.of("others", SEATS, Stage.Drawing::others))))
                .with("rats", Stage.Rats.class, Forms.constant(new Stage.Rats()))
                .with(
                        "action",
                        Stage.Action.class,
                        named(Fields.of(
                                Stage.Action::new,
                                Field.of(
                                                "suggested",
                                                OFFER.map(Optional::of, Optional::orElseThrow),
                                                Stage.Action::suggested)
                                        .orElse(Optional.empty())
                                        .onlyIf(action -> action.suggested().isPresent()))))
                .with("window", Stage.Window.class, window())
                .with(
                        "robbing",
                        Stage.Robbing.class,
                        named(Fields.of(Stage.Robbing::new, Field.of("seat", SEAT, Stage.Robbing::victim))))
                .with(
                        "offered",
                        Stage.Offered.class,
                        named(Fields.of(Stage.Offered::new, Field.of("offer", OFFER, Stage.Offered::offer))))
                .with("asking", Stage.Asking.class, asking())
                .with("over", Stage.Over.class, Forms.constant(new Stage.Over()));
    }

    private static <S> Form<S> named(Fields<S> fields) {
        return fields.byName(" / ");
    }

    private static Form<Stage.Window> window() {
        var play = Field.of("play", PLAYED, Stage.Window::play);
        var open = Field.of("open", Forms.list(NUMBER), Stage.Window::open);
        var answered = Field.of("answered", ANSWERED, Stage.Window::answered);
        var chain = Field.of("chain", NUMBER, Stage.Window::chain);
        var layer = Field.of("layer", SEAT, Stage.Window::layer);
        return named(new Fields<>(
                List.of(play, open, answered, chain, layer),
                values -> Reading.good(new Stage.Window(
                        values.of(play), values.of(open), values.of(answered), values.of(chain), values.of(layer)))));
    }

    private Form<Stage.Asking> asking() {
        var question = Field.of("question", word(Question.values()), Stage.Asking::question);
        var seat = Field.of("seat", SEAT, Stage.Asking::seat);
        var cause = Field.of(
                "cause",
                word(Cause.values()),
                (Stage.Asking asking) -> asking.work().cause());
        var where = Field.of(
                "where",
                Forms.word(List.of(Where.values()), Where::word),
                (Stage.Asking asking) -> asking.work().where());
        var seats =
                Field.of("seats", SEATS, (Stage.Asking asking) -> asking.work().seats());
        var row = Field.of("row", SEAT, (Stage.Asking asking) -> asking.work().seat());
        var slot =
                Field.of("slot", PLACE, (Stage.Asking asking) -> asking.work().slot());
        var plant = Field.of(
                "plant",
                orNone(Plant.NONE, plant()),
                (Stage.Asking asking) -> asking.work().plant());
        var icons =
                Field.of("icons", ICONS, (Stage.Asking asking) -> asking.work().icons());
        var line =
                Field.of("line", PLACE, (Stage.Asking asking) -> asking.work().next());
        return named(new Fields<>(
                List.of(question, seat, cause, where, seats, row, slot, plant, icons, line),
                values -> Reading.good(new Stage.Asking(
                        values.of(question),
                        values.of(seat),
                        new Work(
                                values.of(cause),
                                values.of(where),
                                values.of(seats),
                                values.of(row),
                                values.of(slot),
                                values.of(plant),
                                values.of(icons),
                                values.of(line))))));
    }

    private <E extends Enum<E>> Form<E> word(E[] values) {
        return Forms.word(List.of(values), this::word);
    }

    private String word(Enum<?> value) {
        return value == Question.CHOICE || value == Cause.CHOICE
                ? choosing.orElse("choice")
                : value.name().toLowerCase(Locale.ROOT);
    }

    private static <M extends FloraMove> Form<M> move(Class<M> kind, String example) {
        return Form.of(
                example,
                FloraNotation.NOTATION::write,
                text -> FloraNotation.NOTATION
                        .read(text)
                        .then(move -> kind.isInstance(move)
                                ? Reading.good(kind.cast(move))
                                : Reading.bad(text, new PositionFault.OtherMove(example))));
    }

    private static Form<Integer> orNone(int none, Form<Integer> form) {
        return Form.of(
                form.example(),
                value -> value == none ? Forms.NONE : form.write(value),
                text -> text.equals(Forms.NONE) ? Reading.good(none) : form.read(text));
    }

    private Form<Integer> plant() {
        var species =
                Forms.word(IntStream.range(0, facts.speciesCount()).boxed().toList(), facts::speciesId);
        return Form.of(
                "big sagebrush",
                plant -> Plant.size(plant).word() + " " + species.write(Plant.species(plant)),
                text -> {
                    var words = text.split("\\s+", 2);
                    return Forms.word(List.of(Size.values()), Size::word)
                            .read(words[0])
                            .then(size -> species.read(words.length > 1 ? words[1] : "")
                                    .map(kind -> Plant.of(kind, size)));
                });
    }
}
