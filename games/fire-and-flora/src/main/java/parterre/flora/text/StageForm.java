package parterre.flora.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.TextForm;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Size;
import parterre.flora.cards.Where;
import parterre.flora.events.Question;
import parterre.flora.material.Facts;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.moves.FloraNotation;
import parterre.flora.table.Stage;
import parterre.flora.table.Stage.Cause;
import parterre.flora.table.Stage.Purpose;
import parterre.flora.table.Stage.Work;

/// What a position waits for, as text: a word, then what belongs to it, each part after a `/`. FF-D3
///
/// ```text
/// action
/// drawing / seat P1 / left 2 / purpose income / others -
/// window / play play water+fire pinnacles / open 0 1 / answered - / chain 0 / layer P1
/// ```
final class StageForm implements TextForm<Stage> {
    private static final String NOTHING = "-";
    private static final int MOST = 999;

    private final Facts facts;
    /// The word of the effect by which players choose plants, if the event card being carried out has one. Questions
    /// and
    /// causes of that kind are written by this word.
    private final Optional<String> choosing;

    private StageForm(Facts facts, Optional<String> choosing) {
        this.facts = facts;
        this.choosing = choosing;
    }

    /// @param eventCard the event card being carried out; negative if there is none
    static StageForm of(Facts facts, int eventCard) {
        return new StageForm(
                facts,
                eventCard >= 0 && facts.cards().eventCard(eventCard).effect() instanceof Effect.Choosing effect
                        ? Optional.of(effect.word())
                        : Optional.empty());
    }

    @Override
    public String write(Stage stage) {
        return switch (stage) {
            case Stage.Dealing(Seat seat) -> "dealing / seat " + seat;
            case Stage.Market(int left) -> "market / left " + left;
            case Stage.Lots(List<Seat> who, List<String> drawn) ->
                "lots / who " + seats(who) + " / drawn " + words(drawn);
            case Stage.FirstLot() -> "first-lot";
            case Stage.Event() -> "event";
            case Stage.Looking() -> "looking";
            case Stage.Forecasting() -> "forecasting";
            case Stage.Die() -> "die";
            case Stage.Drawing(Seat seat, int left, Purpose purpose, List<Seat> others) ->
                "drawing / seat " + seat + " / left " + left + " / purpose " + lower(purpose) + " / others "
                        + seats(others);
            case Stage.Rats() -> "rats";
            case Stage.Action(Optional<Offer> suggested) ->
                "action" + suggested.map(offer -> " / suggested " + move(offer)).orElse("");
            case Stage.Window(Played play, List<Integer> open, int answered, int chain, Seat layer) ->
                "window / play " + move(play) + " / open " + words(open) + " / answered "
                        + (answered < 0 ? NOTHING : String.valueOf(answered)) + " / chain " + chain + " / layer "
                        + layer;
            case Stage.Robbing(Seat victim) -> "robbing / seat " + victim;
            case Stage.Offered(Offer offer) -> "offered / offer " + move(offer);
            case Stage.Asking(Question question, Seat seat, Work work) ->
                "asking / question " + word(question) + " / seat " + seat + work(work);
            case Stage.Over() -> "over";
        };
    }

    private String work(Work work) {
        return " / cause " + word(work.cause()) + " / where " + work.where().word() + " / seats "
                + seats(work.seats()) + " / row " + work.seat() + " / slot " + (work.slot() + 1) + " / plant "
                + plant(work.plant()) + " / icons " + Icons.word(work.icons()) + " / line " + (work.next() + 1);
    }

    private String plant(int plant) {
        return plant == Plant.NONE ? NOTHING : Plant.size(plant).word() + " " + facts.speciesId(Plant.species(plant));
    }

    private static String move(FloraMove move) {
        return FloraNotation.NOTATION.write(move);
    }

    private static String seats(List<Seat> seats) {
        return words(seats);
    }

    private static String words(List<?> some) {
        return some.isEmpty() ? NOTHING : some.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private String word(Enum<?> value) {
        return value == Question.CHOICE || value == Cause.CHOICE ? choosing.orElse("choice") : lower(value);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Reading<Stage> read(String text) {
        var parts = new HashMap<String, String>();
        var fields = text.strip().split("\\s*/\\s*", -1);
        for (var field : List.of(fields).subList(1, fields.length)) {
            int space = field.indexOf(' ');
            if (space < 0
                    || parts.put(
                                    field.substring(0, space),
                                    field.substring(space + 1).strip())
                            != null) {
                return bad(field);
            }
        }
        try {
            var stage = new Parts(parts).stage(fields[0]);
            return parts.isEmpty() ? Reading.good(stage) : bad(text);
        } catch (IllegalArgumentException fault) {
            return bad(text);
        }
    }

    private static Reading<Stage> bad(String text) {
        return Reading.bad(
                text.strip(),
                "is no stage",
                "write such as 'action', 'event', 'drawing / seat P1 / left 2 / purpose income / others -'");
    }

    /// The parts of one stage, taken out one by one; whatever is missing or wrong is an `IllegalArgumentException`.
    private final class Parts {
        private final Map<String, String> parts;

        Parts(Map<String, String> parts) {
            this.parts = parts;
        }

        Stage stage(String word) {
            return switch (word) {
                case "dealing" -> new Stage.Dealing(seat("seat"));
                case "market" -> new Stage.Market(number("left"));
                case "lots" -> new Stage.Lots(seats("who"), list("drawn"));
                case "first-lot" -> new Stage.FirstLot();
                case "event" -> new Stage.Event();
                case "looking" -> new Stage.Looking();
                case "forecasting" -> new Stage.Forecasting();
                case "die" -> new Stage.Die();
                case "drawing" ->
                    new Stage.Drawing(
                            seat("seat"), number("left"), value(Purpose.values(), "purpose"), seats("others"));
                case "rats" -> new Stage.Rats();
                case "action" ->
                    new Stage.Action(
                            parts.containsKey("suggested")
                                    ? Optional.of(move("suggested", Offer.class))
                                    : Optional.empty());
                case "window" ->
                    new Stage.Window(
                            move("play", Played.class),
                            list("open").stream().map(Parts::number0).toList(),
                            numberOrNone("answered"),
                            number("chain"),
                            seat("layer"));
                case "robbing" -> new Stage.Robbing(seat("seat"));
                case "offered" -> new Stage.Offered(move("offer", Offer.class));
                case "asking" -> new Stage.Asking(value(Question.values(), "question"), seat("seat"), work());
                case "over" -> new Stage.Over();
                default -> throw new IllegalArgumentException(word);
            };
        }

        private Work work() {
            return new Work(
                    value(Cause.values(), "cause"),
                    value(Where.values(), "where"),
                    seats("seats"),
                    seat("row"),
                    number("slot") - 1,
                    plant(),
                    icons(),
                    number("line") - 1);
        }

        private String text(String name) {
            var text = parts.remove(name);
            if (text == null) {
                throw new IllegalArgumentException(name);
            }
            return text;
        }

        private Seat seat(String name) {
            return Seat.read(text(name)).orThrow();
        }

        private List<String> list(String name) {
            var text = text(name);
            return text.equals(NOTHING) ? List.of() : List.of(text.split("\\s+"));
        }

        private List<Seat> seats(String name) {
            return list(name).stream().map(word -> Seat.read(word).orThrow()).toList();
        }

        private int number(String name) {
            return number0(text(name));
        }

        private static int number0(String text) {
            if (!text.matches("0|[1-9][0-9]{0,2}") || Integer.parseInt(text) > MOST) {
                throw new IllegalArgumentException(text);
            }
            return Integer.parseInt(text);
        }

        private int numberOrNone(String name) {
            var text = text(name);
            return text.equals(NOTHING) ? -1 : number0(text);
        }

        private <E extends Enum<E>> E value(E[] values, String name) {
            var word = text(name);
            return Arrays.stream(values)
                    .filter(value -> word(value).equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(word));
        }

        private <M extends FloraMove> M move(String name, Class<M> kind) {
            var move = FloraNotation.NOTATION.read(text(name)).orThrow();
            if (!kind.isInstance(move)) {
                throw new IllegalArgumentException(name);
            }
            return kind.cast(move);
        }

        private int plant() {
            var words = list("plant");
            if (words.isEmpty()) {
                return Plant.NONE;
            }
            int species = words.size() == 2 ? facts.species(words.get(1)) : -1;
            if (species < 0) {
                throw new IllegalArgumentException("plant");
            }
            return Plant.of(
                    species,
                    Arrays.stream(Size.values())
                            .filter(size -> size.word().equals(words.getFirst()))
                            .findFirst()
                            .orElseThrow(() -> new IllegalArgumentException("plant")));
        }

        private int icons() {
            var text = text("icons");
            for (int icons = 0; icons <= Icons.SQUIRREL; icons++) {
                if (Icons.word(icons).equals(text)) {
                    return icons;
                }
            }
            throw new IllegalArgumentException(text);
        }
    }
}
