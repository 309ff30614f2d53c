package parterre.testkit.conformance;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// The notation of moves: a verb and its objects (CF-9.1).
final class ShedNotation implements Notation<ShedMove> {
    static final ShedNotation NOTATION = new ShedNotation();

    private ShedNotation() {}

    @Override
    public String write(ShedMove move) {
        return switch (move) {
            case ShedMove.Draw(Seat seat, Kind card) -> "draw " + seat + " " + card.letter();
            case ShedMove.Show(Seat seat, Kind card) -> "show " + seat + " " + card.letter();
            case ShedMove.Look(Cards two) -> "look " + two;
            case ShedMove.Steal(Kind card) -> "steal " + card.letter();
            case ShedMove.Sow(Cards cards, int stake) -> "sow " + cards + " stake " + stake;
            case ShedMove.Rest() -> "rest";
            case ShedMove.Storm(Place from) -> "storm from " + from.word();
            case ShedMove.Drought(Place from) -> "drought from " + from.word();
            case ShedMove.Scout(Place from) -> "scout from " + from.word();
            case ShedMove.Theft(Seat victim, Place from) -> "theft " + victim + " from " + from.word();
            case ShedMove.Keep(Kind card) -> "keep " + card.letter();
            case ShedMove.Pay() -> "pay";
            case ShedMove.Drop(Kind card) -> "drop " + card.letter();
            case ShedMove.Counter(Place from) -> "counter from " + from.word();
            case ShedMove.Pass() -> "pass";
            case ShedMove.Offer(Seat partner, Bundle give, Bundle get) ->
                "offer " + partner + " " + give + " for " + get;
            case ShedMove.Accept() -> "accept";
            case ShedMove.Decline() -> "decline";
        };
    }

    @Override
    public Reading<ShedMove> read(String text) {
        var words = text.strip().split("\\s+");
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "draw" -> ofSeat(words, text, (seat, card) -> new ShedMove.Draw(seat, card));
            case "show" -> ofSeat(words, text, (seat, card) -> new ShedMove.Show(seat, card));
            case "look" ->
                expect(words, 2, text).then(_ -> Cards.read(words[1])).map(ShedMove.Look::new);
            case "steal" -> expect(words, 2, text).then(_ -> kind(words[1])).map(ShedMove.Steal::new);
            case "sow" -> sow(words, text);
            case "rest" -> alone(words, text, new ShedMove.Rest());
            case "storm" -> from(words, 1, text, ShedMove.Storm::new);
            case "drought" -> from(words, 1, text, ShedMove.Drought::new);
            case "scout" -> from(words, 1, text, ShedMove.Scout::new);
            case "theft" ->
                expect(words, 4, text)
                        .then(_ -> Seat.read(words[1]))
                        .then(victim -> from(words, 2, text, place -> new ShedMove.Theft(victim, place)));
            case "keep" -> expect(words, 2, text).then(_ -> kind(words[1])).map(ShedMove.Keep::new);
            case "pay" -> alone(words, text, new ShedMove.Pay());
            case "drop" -> expect(words, 2, text).then(_ -> kind(words[1])).map(ShedMove.Drop::new);
            case "counter" -> from(words, 1, text, ShedMove.Counter::new);
            case "pass" -> alone(words, text, new ShedMove.Pass());
            case "offer" -> offer(words, text);
            case "accept" -> alone(words, text, new ShedMove.Accept());
            case "decline" -> alone(words, text, new ShedMove.Decline());
            default -> unreadable(text);
        };
    }

    private static Reading<ShedMove> sow(String[] words, String text) {
        if (words.length != 4 || !words[2].equals("stake") || !words[3].matches("[0-9]{1,3}")) {
            return unreadable(text);
        }
        int stake = Integer.parseInt(words[3]);
        return Cards.read(words[1]).map(cards -> new ShedMove.Sow(cards, stake));
    }

    private static Reading<ShedMove> offer(String[] words, String text) {
        if (words.length != 5 || !words[3].equals("for")) {
            return unreadable(text);
        }
        return Seat.read(words[1])
                .then(partner -> Bundle.read(words[2])
                        .then(give -> Bundle.read(words[4]).map(get -> new ShedMove.Offer(partner, give, get))));
    }

    private static Reading<ShedMove> ofSeat(String[] words, String text, OfSeat move) {
        return expect(words, 3, text)
                .then(_ -> Seat.read(words[1]))
                .then(seat -> kind(words[2]).map(card -> move.of(seat, card)));
    }

    private static Reading<ShedMove> from(String[] words, int at, String text, Function<Place, ShedMove> move) {
        var place =
                words.length == at + 2 && words[at].equals("from") ? Place.of(words[at + 1]) : Optional.<Place>empty();
        return place.isPresent() ? Reading.good(move.apply(place.get())) : unreadable(text);
    }

    private static Reading<ShedMove> alone(String[] words, String text, ShedMove move) {
        return expect(words, 1, text).map(_ -> move);
    }

    private static Reading<Kind> kind(String word) {
        var kind = word.length() == 1 ? Kind.of(word.charAt(0)) : Optional.<Kind>empty();
        return kind.<Reading<Kind>>map(Reading::good).orElseGet(() -> Reading.bad(word, new ShedFault.NotACard()));
    }

    private static Reading<String> expect(String[] words, int number, String text) {
        return words.length == number ? Reading.good(text) : Reading.bad(text.strip(), new ShedFault.NotAMove());
    }

    private static Reading<ShedMove> unreadable(String text) {
        return Reading.bad(text.strip(), new ShedFault.NotAMove());
    }

    @Override
    public List<Example> examples() {
        var one = Seat.of(0);
        var two = Seat.of(1);
        var both = Cards.one(Kind.RAIN).plus(Kind.SUN);
        return List.of(
                example("sow", new ShedMove.Sow(both, 1)),
                example("rest", new ShedMove.Rest()),
                example("storm", new ShedMove.Storm(Place.HAND)),
                example("drought", new ShedMove.Drought(Place.BASKET)),
                example("scout", new ShedMove.Scout(Place.HAND)),
                example("keep", new ShedMove.Keep(Kind.RAIN)),
                example("theft", new ShedMove.Theft(two, Place.NEST)),
                example("counter", new ShedMove.Counter(Place.HAND)),
                example("pass", new ShedMove.Pass()),
                example("pay", new ShedMove.Pay()),
                example("drop", new ShedMove.Drop(Kind.BEE)),
                example(
                        "offer",
                        new ShedMove.Offer(
                                two, new Bundle(1, Cards.one(Kind.RAIN)), new Bundle(0, new Cards(0, 0, 2, 0)))),
                example("accept", new ShedMove.Accept()),
                example("decline", new ShedMove.Decline()),
                example("draw", new ShedMove.Draw(one, Kind.RAIN)),
                example("show", new ShedMove.Show(one, Kind.RAIN)),
                example("look", new ShedMove.Look(both)),
                example("steal", new ShedMove.Steal(Kind.RAIN)));
    }

    private interface OfSeat {
        ShedMove of(Seat seat, Kind card);
    }
}
