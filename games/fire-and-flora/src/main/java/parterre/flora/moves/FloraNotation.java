package parterre.flora.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Card;

/// The notation of moves: a verb and its objects, with cards by their ids. FF-D2
public final class FloraNotation implements Notation<FloraMove> {
    public static final FloraNotation NOTATION = new FloraNotation();

    public static final String DRAW = "draw";
    public static final String LOOK = "look";
    public static final String ROB = "rob";
    public static final String RATS = "rats";
    private static final String NO_CARD = "-";
    private static final int MOST_DIGITS = 4;

    private FloraNotation() {}

    @Override
    public String write(FloraMove move) {
        return switch (move) {
            case FloraMove.Deal(Seat seat, String land) -> "deal " + seat + " " + land;
            case FloraMove.Lot(Seat seat, String land) -> "lot " + seat + " " + land;
            case FloraMove.First(Seat seat) -> "first " + seat;
            case FloraMove.TurnUp(String land) -> "land " + land;
            case FloraMove.Happen(String event) -> "event " + event;
            case FloraMove.Look(String event) -> LOOK + " " + event;
            case FloraMove.Roll(Where where) -> "die " + where.word();
            case FloraMove.Draw(Seat seat, Resource card) -> DRAW + " " + seat + " " + card.word();
            case FloraMove.Rob(Resource card) -> ROB + " " + card.word();
            case FloraMove.Rats(List<Optional<Resource>> cards) ->
                RATS + " "
                        + String.join(
                                " ", cards.stream().map(FloraNotation::word).toList());
            case FloraMove.Play(Card first, Optional<Card> second, String land) ->
                "play " + first + second.map(card -> "+" + card).orElse("") + " " + land;
            case FloraMove.Pocket(Card card, Seat victim) -> "pocket " + card + " " + victim;
            case FloraMove.Purse(Card card, Seat victim) -> "purse " + card + " " + victim;
            case FloraMove.Sow(Card card, Seat victim, String species) -> "sow " + card + " " + victim + " " + species;
            case FloraMove.Buy(String land, Optional<String> on) ->
                "buy " + land + on.map(site -> " on " + site).orElse("");
            case FloraMove.BuyCard() -> "buy-card";
            case FloraMove.Sell(Resource card) -> "sell " + card.word();
            case FloraMove.Vend(Resource card) -> "vend " + card.word();
            case FloraMove.Nurse(String species, String land) -> "nurse " + species + " " + land;
            case FloraMove.Weed(String land) -> "weed " + land;
            case FloraMove.Offer(Seat partner, Bundle give, Bundle get) ->
                "offer " + partner + " " + give + " for " + get;
            case FloraMove.End() -> "end";
            case FloraMove.At(String land) -> "at " + land;
            case FloraMove.Save() -> "save";
            case FloraMove.Leave() -> "leave";
            case FloraMove.Forecast(String event) -> "forecast " + event;
            case FloraMove.Pass() -> "pass";
            case FloraMove.Block(Resource card) -> "block " + card.word();
            case FloraMove.Accept() -> "accept";
            case FloraMove.Decline(var reason) ->
                "decline" + reason.map(why -> " " + why.word()).orElse("");
            case FloraMove.DeclineAll() -> "decline all";
            case FloraMove.Counter(Bundle give, Bundle get) -> "counter " + give + " for " + get;
        };
    }

    public static String word(Optional<Resource> card) {
        return card.map(Resource::word).orElse(NO_CARD);
    }

    @Override
    public Reading<FloraMove> read(String text) {
        return new Words(text).move();
    }

    /// One text being read.
    private record Words(String text, List<String> words) {
        Words(String text) {
            this(text.strip(), List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+")));
        }

        Reading<FloraMove> move() {
            return switch (words.getFirst()) {
                case "deal" -> seated(3, seat -> id(2).map(land -> new FloraMove.Deal(seat, land)));
                case "lot" -> seated(3, seat -> id(2).map(land -> new FloraMove.Lot(seat, land)));
                case "first" -> seated(2, seat -> Reading.good(new FloraMove.First(seat)));
                case "land" -> with(2, () -> id(1).map(FloraMove.TurnUp::new));
                case "event" -> with(2, () -> id(1).map(FloraMove.Happen::new));
                case LOOK -> with(2, () -> id(1).map(FloraMove.Look::new));
                case "die" -> with(2, () -> where().map(FloraMove.Roll::new));
                case DRAW -> seated(3, seat -> type(words.get(2)).map(card -> new FloraMove.Draw(seat, card)));
                case ROB -> with(2, () -> type(words.get(1)).map(FloraMove.Rob::new));
                case RATS -> rats();
                case "play" -> with(3, this::play);
                case "pocket" -> nefarious(3, (card, victim) -> Reading.good(new FloraMove.Pocket(card, victim)));
                case "purse" -> nefarious(3, (card, victim) -> Reading.good(new FloraMove.Purse(card, victim)));
                case "sow" ->
                    nefarious(4, (card, victim) -> id(3).map(species -> new FloraMove.Sow(card, victim, species)));
                case "buy" -> buy();
                case "buy-card" -> alone(new FloraMove.BuyCard());
                case "sell" -> with(2, () -> type(words.get(1)).map(FloraMove.Sell::new));
                case "vend" -> with(2, () -> type(words.get(1)).map(FloraMove.Vend::new));
                case "nurse" ->
                    with(3, () -> id(1).then(species -> id(2).map(land -> new FloraMove.Nurse(species, land))));
                case "weed" -> with(2, () -> id(1).map(FloraMove.Weed::new));
                case "offer" -> seated(5, seat -> trade(2, (give, get) -> new FloraMove.Offer(seat, give, get)));
                case "end" -> alone(new FloraMove.End());
                case "at" -> with(2, () -> id(1).map(FloraMove.At::new));
                case "save" -> alone(new FloraMove.Save());
                case "leave" -> alone(new FloraMove.Leave());
                case "forecast" -> with(2, () -> id(1).map(FloraMove.Forecast::new));
                case "pass" -> alone(new FloraMove.Pass());
                case "block" -> with(2, () -> type(words.get(1)).map(FloraMove.Block::new));
                case "accept" -> alone(new FloraMove.Accept());
                case "decline" -> words.size() == 1 ? Reading.good(FloraMove.Decline.PLAIN) : with(2, this::decline);
                case "counter" -> with(4, () -> trade(1, FloraMove.Counter::new));
                default -> bad();
            };
        }

        private Reading<FloraMove> decline() {
            var word = words.get(1);
            return word.equals("all")
                    ? Reading.good(new FloraMove.DeclineAll())
                    : FloraMove.Reason.of(word)
                            .<Reading<FloraMove>>map(reason -> Reading.good(new FloraMove.Decline(Optional.of(reason))))
                            .orElseGet(this::bad);
        }

        private Reading<FloraMove> bad() {
            return Reading.bad(text, new FloraFault.NotAMove());
        }

        private Reading<FloraMove> alone(FloraMove move) {
            return with(1, () -> Reading.good(move));
        }

        private Reading<FloraMove> with(int size, java.util.function.Supplier<Reading<FloraMove>> move) {
            return words.size() == size ? move.get() : bad();
        }

        private Reading<FloraMove> seated(int size, Function<Seat, Reading<FloraMove>> move) {
            return with(size, () -> seat(1).then(move));
        }

        private Reading<Seat> seat(int at) {
            return Seat.read(words.get(at).toUpperCase(Locale.ROOT));
        }

        private Reading<String> id(int at) {
            return id(words.get(at));
        }

        private static Reading<String> id(String word) {
            return word.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")
                    ? Reading.good(word)
                    : Reading.bad(word, new FloraFault.NotACardId());
        }

        private static Reading<Resource> type(String word) {
            return Resource.of(word)
                    .map(Reading::good)
                    .orElseGet(() -> Reading.bad(word, new FloraFault.NotACardType()));
        }

        private static Reading<Card> card(String word) {
            int as = word.indexOf('=');
            return as < 0
                    ? type(word).map(Card::plain)
                    : type(word.substring(0, as))
                            .then(type -> type(word.substring(as + 1)).map(other -> new Card(type, other)));
        }

        private Reading<Where> where() {
            for (var where : List.of(Where.CENTRAL, Where.SOUTHERN, Where.BOTH)) {
                if (where.word().equals(words.get(1))) {
                    return Reading.good(where);
                }
            }
            return Reading.bad(words.get(1), new FloraFault.NotADieFace());
        }

        private Reading<FloraMove> rats() {
            var cards = new ArrayList<Optional<Resource>>();
            for (var word : words.subList(1, words.size())) {
                var type = Resource.of(word);
                if (type.isEmpty() && !word.equals(NO_CARD)) {
                    return bad();
                }
                cards.add(type);
            }
            return cards.size() < 2 || cards.size() > 4 ? bad() : Reading.good(new FloraMove.Rats(cards));
        }

        private Reading<FloraMove> play() {
            int plus = words.get(1).indexOf('+');
            if (plus < 0) {
                return card(words.get(1))
                        .then(card -> id(2).map(land -> new FloraMove.Play(card, Optional.empty(), land)));
            }
            return card(words.get(1).substring(0, plus))
                    .then(first -> card(words.get(1).substring(plus + 1))
                            .then(second -> id(2).map(land -> new FloraMove.Play(first, Optional.of(second), land))));
        }

        private Reading<FloraMove> nefarious(int size, OnVictim move) {
            return with(size, () -> card(words.get(1)).then(card -> seat(2).then(victim -> move.of(card, victim))));
        }

        private Reading<FloraMove> buy() {
            if (words.size() == 4 && words.get(2).equals("on")) {
                return id(1).then(land -> id(3).map(site -> new FloraMove.Buy(land, Optional.of(site))));
            }
            return with(2, () -> id(1).map(land -> new FloraMove.Buy(land, Optional.empty())));
        }

        private Reading<FloraMove> trade(int at, OfBundles move) {
            if (!words.get(at + 1).equals("for")) {
                return bad();
            }
            return bundle(words.get(at)).then(give -> bundle(words.get(at + 2)).map(get -> move.of(give, get)));
        }

        private static Reading<Bundle> bundle(String word) {
            if (word.equals(NO_CARD)) {
                return Reading.good(Bundle.NOTHING);
            }
            var cards = new ArrayList<Resource>();
            var lands = new ArrayList<String>();
            int coins = 0;
            for (var part : word.split("\\+", -1)) {
                var type = Resource.of(part);
                if (type.isPresent()) {
                    cards.add(type.get());
                } else if (coins == 0 && part.matches("[1-9][0-9]{0," + (MOST_DIGITS - 1) + "}")) {
                    coins = Integer.parseInt(part);
                } else if (id(part) instanceof Reading.Good<String>) {
                    lands.add(part);
                } else {
                    return Reading.bad(part, new FloraFault.NotTradable());
                }
            }
            return Reading.good(new Bundle(cards, coins, lands));
        }

        private interface OnVictim {
            Reading<FloraMove> of(Card card, Seat victim);
        }

        private interface OfBundles {
            FloraMove of(Bundle give, Bundle get);
        }
    }

    @Override
    public List<Example> examples() {
        var land = "big-sur-coast";
        var field = "empty-field-1";
        return List.of(
                new Example("play", "play water " + land),
                new Example("play-two", "play water+fire pinnacles"),
                new Example("play-as", "play time=water point-lobos"),
                new Example("pocket", "pocket nefarious P2"),
                new Example("purse", "purse nefarious P2"),
                new Example("sow", "sow nefarious P2 mustard"),
                new Example("buy", "buy " + land),
                new Example("buy-on", "buy fire-station on " + field),
                new Example("buy-card", "buy-card"),
                new Example("sell", "sell time"),
                new Example("vend", "vend time"),
                new Example("nurse", "nurse sagebrush " + field),
                new Example("weed", "weed pacheco-pass"),
                new Example("offer", "offer P2 water+3 for labor+parrot-park"),
                new Example("end", "end"),
                new Example("pass", "pass"),
                new Example("block", "block fire"),
                new Example("accept", "accept"),
                new Example("decline", "decline"),
                new Example("decline-all", "decline all"),
                new Example("counter", "counter labor+4 for water"),
                new Example("at", "at " + field),
                new Example("save", "save"),
                new Example("leave", "leave"),
                new Example("forecast", "forecast arson"),
                new Example("deal", "deal P1 headquarters-1"),
                new Example("lot", "lot P1 pinnacles"),
                new Example("first", "first P2"),
                new Example("land", "land pinnacles"),
                new Example("event", "event arson"),
                new Example("look", "look arson"),
                new Example("die", "die both"),
                new Example("draw", "draw P1 water"),
                new Example("rob", "rob water"),
                new Example("rats", "rats water - time"));
    }
}
