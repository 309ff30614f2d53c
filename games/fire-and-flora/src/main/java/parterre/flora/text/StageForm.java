package parterre.flora.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
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
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.cards.Where;
import parterre.flora.eventcards.EventCards;
import parterre.flora.events.Question;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.Stage.Work;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
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
    private static final Form<Offer> OFFER = move(
            Offer.class,
            new Offer(
                    Seat.of(1),
                    new FloraMove.Bundle(List.of(), 2, List.of()),
                    new FloraMove.Bundle(List.of(Resource.LABOR), 0, List.of())));
    private static final Form<Played> PLAYED =
            move(Played.class, new FloraMove.Play(FloraMove.Card.plain(Resource.WATER), Optional.empty(), "pinnacles"));
    private static final Form<Integer> ICONS =
            Forms.word(IntStream.rangeClosed(0, Icons.SQUIRREL).boxed().toList(), Icons::word);
    private static final Form<Integer> ANSWERED = orNone(-1, NUMBER);
    private static final Form<Integer> CHAIN = Forms.number(0, 60);
    /// A rolled die has told the place.
    private static final Form<Where> WHERE = Forms.word(EnumSet.complementOf(EnumSet.of(Where.DIE)), Where::word);

    private final Facts facts;
    private final Form<Seat> seat;
    private final Form<List<Seat>> seats;

    /// The word of the effect by which players choose plants, if the event card being carried out has one. Such
    /// questions and causes are written by this word.
    private final Optional<String> choosing;

    private StageForm(FloraTerms terms, Optional<String> choosing) {
        facts = terms.facts();
        seat = Forms.seat(terms.seats());
        seats = Forms.list(seat);
        this.choosing = choosing;
    }

    /// Returns the form of the stages of a table, whose event card is known.
    static Form<Stage> of(Draft table) {
        boolean isChoice = table.turn().eventCard() >= 0 && table.eventCard().effect() instanceof Effect.Choosing;
        return new StageForm(
                        table.terms(),
                        isChoice ? Optional.of(EventCards.choosing(table).word()) : Optional.empty())
                .stages();
    }

    private Form<Stage> stages() {
        var dealing = Fields.of(Stage.Dealing::new, Field.of("seat", seat, Stage.Dealing::seat));
        var market = Fields.of(Stage.Market::new, Field.of("left", FROM_ONE, Stage.Market::left));
        var lots = Fields.of(
                Stage.Lots::new, Field.of("who", seats, Stage.Lots::who), Field.of("drawn", WORDS, Stage.Lots::drawn));
        var drawing = Fields.of(
                Stage.Drawing::new,
                Field.of("seat", seat, Stage.Drawing::seat),
                Field.of("left", FROM_ONE, Stage.Drawing::left),
                Field.of("purpose", word(Purpose.values()), Stage.Drawing::purpose),
                Field.of("others", seats, Stage.Drawing::others));
        var suggested = Field.of("suggested", OFFER.map(Optional::of, Optional::orElseThrow), Stage.Action::suggested)
                .orElse(Optional.empty())
                .onlyIf(action -> action.suggested().isPresent());
        var robbing = Fields.of(Stage.Robbing::new, Field.of("seat", seat, Stage.Robbing::victim));
        var offered = Fields.of(Stage.Offered::new, Field.of("offer", OFFER, Stage.Offered::offer));
        return Variants.<Stage>separatedBy(BETWEEN)
                .with("dealing", Stage.Dealing.class, dealing.byName(BETWEEN))
                .with("market", Stage.Market.class, market.byName(BETWEEN))
                .with("lots", Stage.Lots.class, lots.byName(BETWEEN))
                .with("first-lot", Stage.FirstLot.class, Forms.constant(new Stage.FirstLot()))
                .with("event", Stage.Event.class, Forms.constant(new Stage.Event()))
                .with("looking", Stage.Looking.class, Forms.constant(new Stage.Looking()))
                .with("forecasting", Stage.Forecasting.class, Forms.constant(new Stage.Forecasting()))
                .with("die", Stage.Die.class, Forms.constant(new Stage.Die()))
                .with("drawing", Stage.Drawing.class, drawing.byName(BETWEEN))
                .with("rats", Stage.Rats.class, Forms.constant(new Stage.Rats()))
                .with(
                        "action",
                        Stage.Action.class,
                        Fields.of(Stage.Action::new, suggested).byName(BETWEEN))
                .with("window", Stage.Window.class, window().byName(BETWEEN))
                .with("robbing", Stage.Robbing.class, robbing.byName(BETWEEN))
                .with("offered", Stage.Offered.class, offered.byName(BETWEEN))
                .with("asking", Stage.Asking.class, asking().byName(BETWEEN))
                .with("over", Stage.Over.class, Forms.constant(new Stage.Over()));
    }

    private Fields<Stage.Window> window() {
        var play = Field.of("play", PLAYED, Stage.Window::play);
        var open = Field.of("open", Forms.list(NUMBER), Stage.Window::open);
        var answered = Field.of("answered", ANSWERED, Stage.Window::answered);
        var chain = Field.of("chain", CHAIN, Stage.Window::chain);
        var layer = Field.of("layer", seat, Stage.Window::layer);
        return new Fields<>(
                List.of(play, open, answered, chain, layer),
                values -> Reading.good(new Stage.Window(
                        values.of(play), values.of(open), values.of(answered), values.of(chain), values.of(layer))));
    }

    private Fields<Stage.Asking> asking() {
        var question = Field.of("question", word(Question.values()), Stage.Asking::question);
        var asked = Field.of("seat", seat, Stage.Asking::seat);
        var cause = work("cause", word(Cause.values()), Work::cause);
        var where = work("where", WHERE, Work::where);
        var rest = work("seats", seats, Work::seats);
        var row = work("row", seat, Work::seat);
        var slot = work("slot", PLACE, Work::slot);
        var plant = work("plant", orNone(Plant.NONE, plant()), Work::plant);
        var icons = work("icons", ICONS, Work::icons);
        var line = work("line", PLACE, Work::next);
        return new Fields<>(
                List.of(question, asked, cause, where, rest, row, slot, plant, icons, line),
                values -> Reading.good(new Stage.Asking(
                        values.of(question),
                        values.of(asked),
                        new Work(
                                values.of(cause),
                                values.of(where),
                                values.of(rest),
                                values.of(row),
                                values.of(slot),
                                values.of(plant),
                                values.of(icons),
                                values.of(line)))));
    }

    private static <T> Field<Stage.Asking, T> work(String name, Form<T> form, Function<Work, T> value) {
        return Field.of(name, form, asking -> value.apply(asking.work()));
    }

    private <E extends Enum<E>> Form<E> word(E[] values) {
        return Forms.word(List.of(values), this::word);
    }

    private String word(Enum<?> value) {
        return value == Question.CHOICE || value == Cause.CHOICE
                ? choosing.orElse("choice")
                : value.name().toLowerCase(Locale.ROOT);
    }

    private static <M extends FloraMove> Form<M> move(Class<M> kind, M move) {
        var example = FloraNotation.NOTATION.write(move);
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
