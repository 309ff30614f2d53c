package parterre.flora.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;
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
import parterre.flora.events.Stage.Asking;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Drawing;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.Stage.Window;
import parterre.flora.events.Stage.Work;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Draft;

/// The text form of a stage: a word, then its parts, each after a `/`. FF-D3
///
/// ```text
/// action
/// drawing / seat P1 / left 2 / purpose income / others -
/// window / play play water+fire pinnacles / open 0 1 / answered - / chain 0 / layer P1
/// ```
final class StageForm {
    private static final String BETWEEN = " / ";
    private static final Form<Integer> NUMBER = Forms.number(0, 999);
    private static final Form<Integer> FROM_ONE = Forms.number(1, 999);
    /// People count places from 1.
    private static final Form<Integer> PLACE = FROM_ONE.map(number -> number - 1, place -> place + 1);
    private static final Form<List<String>> WORDS = Forms.list(Form.of("pinnacles", id -> id, Reading::good));
    private static final Form<Offer> OFFER = move(Offer.class, "offer P2 2 for labor");
    private static final Form<Played> PLAYED = move(Played.class, "play water+fire pinnacles");
    private static final Form<Integer> ICONS =
            Forms.word(IntStream.rangeClosed(0, Icons.SQUIRREL).boxed().toList(), Icons::word);
    /// A rolled die has told the place.
    private static final Form<Where> WHERE = Forms.word(EnumSet.complementOf(EnumSet.of(Where.DIE)));

    private final Form<Seat> seat;
    private final Form<List<Seat>> seats;
    private final Form<Integer> plant;

    /// The word of the effect by which players choose plants, if the event card being carried out has one. Such
    /// questions and causes are written by this word.
    private final String choice;

    private StageForm(Draft table) {
        seat = Forms.seat(table.seats());
        seats = Forms.list(seat);
        plant = Fields.of(
                        (Size size, Integer species) -> Plant.of(species, size),
                        Field.of("size", Forms.word(List.of(Size.values())), Plant::size),
                        Field.of(
                                "species",
                                Forms.word(
                                        IntStream.range(0, table.facts().speciesCount())
                                                .boxed()
                                                .toList(),
                                        table.facts()::speciesId),
                                Plant::species))
                .inOrder(" ");
        choice = table.turn().eventCard() >= 0 && table.eventCard().effect() instanceof Effect.Choosing choosing
                ? choosing.word()
                : "choice";
    }

    /// Returns the form of the stages of a table, whose event card is known.
    static Form<Stage> of(Draft table) {
        return new StageForm(table).stages();
    }

    /// Returns true if every part of the table's stage has a value that its text can tell.
    static boolean hasText(Draft table) {
        var stage = table.stage();
        if (stage instanceof Asking(Question _, Seat _, Work work) && !hasWords(table, work)) {
            return false;
        }
        var form = of(table);
        return form.read(form.write(stage)).equals(Reading.good(stage));
    }

    private static boolean hasWords(Draft table, Work work) {
        return work.plant() >= Plant.NONE
                && Plant.species(work.plant()) < table.facts().speciesCount()
                && work.icons() >= 0
                && work.icons() < Icons.SETS;
    }

    private Form<Stage> stages() {
        var suggested = Field.of("suggested", OFFER.map(Optional::of, Optional::orElseThrow), Stage.Action::suggested)
                .orElse(Optional.empty())
                .onlyIf(action -> action.suggested().isPresent());
        var drawing = Fields.of(
                Drawing::new,
                Field.of("seat", seat, Drawing::seat),
                Field.of("left", FROM_ONE, Drawing::left),
                Field.of("purpose", word(Purpose.values()), Drawing::purpose),
                Field.of("others", seats, Drawing::others));
        return Variants.<Stage>separatedBy(BETWEEN)
                .with("dealing", Stage.Dealing.class, one(Stage.Dealing::new, "seat", seat, Stage.Dealing::seat))
                .with("market", Stage.Market.class, one(Stage.Market::new, "left", FROM_ONE, Stage.Market::left))
                .with(
                        "lots",
                        Stage.Lots.class,
                        Fields.of(
                                        Stage.Lots::new,
                                        Field.of("who", seats, Stage.Lots::who),
                                        Field.of("drawn", WORDS, Stage.Lots::drawn))
                                .byName(BETWEEN))
                .with("first-lot", Stage.FirstLot.class, Forms.constant(new Stage.FirstLot()))
                .with("event", Stage.Event.class, Forms.constant(new Stage.Event()))
                .with("looking", Stage.Looking.class, Forms.constant(new Stage.Looking()))
                .with("forecasting", Stage.Forecasting.class, Forms.constant(new Stage.Forecasting()))
                .with("die", Stage.Die.class, Forms.constant(new Stage.Die()))
                .with("drawing", Drawing.class, drawing.byName(BETWEEN))
                .with("rats", Stage.Rats.class, Forms.constant(new Stage.Rats()))
                .with(
                        "action",
                        Stage.Action.class,
                        Fields.of(Stage.Action::new, suggested).byName(BETWEEN))
                .with("window", Window.class, window().byName(BETWEEN))
                .with("robbing", Stage.Robbing.class, one(Stage.Robbing::new, "seat", seat, Stage.Robbing::victim))
                .with("offered", Stage.Offered.class, one(Stage.Offered::new, "offer", OFFER, Stage.Offered::offer))
                .with("asking", Asking.class, asking().byName(BETWEEN))
                .with("over", Stage.Over.class, Forms.constant(new Stage.Over()));
    }

    private static <S, A> Form<S> one(Function<A, S> make, String name, Form<A> form, Function<S, A> value) {
        return Fields.of(make, Field.of(name, form, value)).byName(BETWEEN);
    }

    private Fields<Window> window() {
        var play = Field.of("play", PLAYED, Window::play);
        var open = Field.of("open", Forms.list(NUMBER), Window::open);
        var answered = Field.of("answered", orNone(-1, NUMBER), Window::answered);
        var chain = Field.of("chain", Forms.number(0, 60), Window::chain);
        var layer = Field.of("layer", seat, Window::layer);
        return new Fields<>(
                List.of(play, open, answered, chain, layer),
                values -> Reading.good(new Window(
                        values.of(play), values.of(open), values.of(answered), values.of(chain), values.of(layer))));
    }

    private Fields<Asking> asking() {
        var question = Field.of("question", word(Question.values()), Asking::question);
        var asked = Field.of("seat", seat, Asking::seat);
        var cause = work("cause", word(Cause.values()), Work::cause);
        var where = work("where", WHERE, Work::where);
        var rest = work("seats", seats, Work::seats);
        var row = work("row", seat, Work::seat);
        var slot = work("slot", PLACE, Work::slot);
        var reached = work("plant", orNone(Plant.NONE, plant), Work::plant);
        var icons = work("icons", ICONS, Work::icons);
        var line = work("line", PLACE, Work::next);
        return new Fields<>(
                List.of(question, asked, cause, where, rest, row, slot, reached, icons, line),
                values -> Reading.good(new Asking(
                        values.of(question),
                        values.of(asked),
                        new Work(
                                values.of(cause),
                                values.of(where),
                                values.of(rest),
                                values.of(row),
                                values.of(slot),
                                values.of(reached),
                                values.of(icons),
                                values.of(line)))));
    }

    private static <T> Field<Asking, T> work(String name, Form<T> form, Function<Work, T> value) {
        return Field.of(name, form, asking -> value.apply(asking.work()));
    }

    private <E extends Worded> Form<E> word(E[] values) {
        return Forms.word(
                List.of(values), value -> value == Question.CHOICE || value == Cause.CHOICE ? choice : value.word());
    }

    private static <M extends FloraMove> Form<M> move(Class<M> kind, String example) {
        return Form.of(
                example,
                FloraNotation.NOTATION::write,
                text -> FloraNotation.NOTATION
                        .read(text)
                        .then(read -> kind.isInstance(read)
                                ? Reading.good(kind.cast(read))
                                : Reading.bad(text, new PositionFault.OtherMove(example))));
    }

    private static Form<Integer> orNone(int none, Form<Integer> form) {
        return Form.of(
                form.example(),
                value -> value == none ? Forms.NONE : form.write(value),
                text -> text.equals(Forms.NONE) ? Reading.good(none) : form.read(text));
    }
}
