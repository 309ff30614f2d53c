package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Prompt;
import parterre.engine.box.Prompts;
import parterre.engine.box.Selection;
import parterre.testkit.conformance.ShedAsk.Part;

/// Says how decisions are entered: every kind of pick occurs. [Previews] tells what they do, [Drawing] how they
/// look.
final class ShedBoard implements Board<ShedMove, ShedView> {
    private static final String PETAL = "petal";
    private static final String OFFER = "offer";

    @Override
    public Decision decision(ShedView view, Seat seat, Moves<ShedMove> moves) {
        var own = view.garden(seat);
        return switch (view.stage()) {
            case Stage.Sow() ->
                new Decision(
                        new ShedAsk.SowAsked(),
                        List.of(
                                new Pick.Some(
                                        "cards",
                                        which(Part.CARDS),
                                        cards(own.hand().orElse(Cards.NONE)),
                                        0,
                                        own.handSize()),
                                new Pick.Amount(
                                        "stake", which(Part.STAKE), 0, Math.min(Sowing.MOST_STAKED, own.petals()))));
            case Stage.Turn _ -> turn(view, seat, moves);
            case Stage.Offered offered -> {
                var picks = new ArrayList<Pick>();
                picks.add(words("answer", moves));
                if (moves.unlisted()) {
                    picks.add(bargain(view, seat));
                }
                yield new Decision(
                        new ShedAsk.TradeAsked(
                                offered.asker(), ShedEvent.Goods.of(offered.give()), ShedEvent.Goods.of(offered.get())),
                        picks);
            }
            case Stage.Window window ->
                new Decision(
                        new ShedAsk.CounterAnswerAsked(window.layer(), Countering.counter(window)),
                        List.of(words("answer", moves)));
            case Stage.Keep _ -> new Decision(new ShedAsk.KeepAsked(), List.of(words("answer", moves)));
            case Stage.Storm storm ->
                new Decision(new ShedAsk.LossAsked(storm.raiser()), List.of(words("answer", moves)));
            case Stage.Refill _, Stage.Look _, Stage.Steal _, Stage.Over _ ->
                new Decision(new ShedAsk.NothingAsked(), List.of());
        };
    }

    /// The question presses the seat that laid the crow and the seat it was laid against, but not the others.
    @Override
    public Optional<Prompts<ShedView>> prompts() {
        return Optional.of(new CrowPrompts());
    }

    private static final class CrowPrompts implements Prompts<ShedView> {
        @Override
        public List<String> topics() {
            return List.of(Kind.CROW.word(), Kind.BEE.word());
        }

        @Override
        public Prompt of(ShedView view, Seat seat) {
            if (!(view.stage() instanceof Stage.Window window)) {
                throw new IllegalArgumentException("no window is open");
            }
            var last = window.counters() % 2 == 0 ? Kind.CROW : Kind.BEE;
            return new Prompt(
                    view.round() + "-" + window.thief(),
                    List.of(last.word()),
                    new ShedAsk.AnybodyCounters(last),
                    seat.equals(window.thief()) || seat.equals(window.victim()));
        }
    }

    private static Decision turn(ShedView view, Seat seat, Moves<ShedMove> moves) {
        var actions = new LinkedHashMap<String, Pick.Target>();
        var places = new LinkedHashMap<String, Pick.Target>();
        var seats = new LinkedHashMap<String, Pick.Target>();
        for (var move : moves.list()) {
            var picked = select(move);
            add(actions, picked.at("action"), ShedBoard::action);
            add(
                    places,
                    picked.at("from"),
                    place -> new ShedAsk.PlaceTarget(Place.of(place).orElseThrow()));
            add(
                    seats,
                    picked.at("seat"),
                    id -> new ShedAsk.SeatTarget(Seat.read(id).orThrow()));
        }
        var picks = new ArrayList<Pick>();
        picks.add(new Pick.One("action", which(Part.ACTION), List.copyOf(actions.values())));
        picks.add(new Pick.One("from", which(Part.PLACE), List.copyOf(places.values())));
        picks.add(new Pick.One("seat", which(Part.SEAT), List.copyOf(seats.values())));
        if (moves.unlisted()) {
            picks.add(bargain(view, seat));
        }
        return new Decision(new ShedAsk.TurnAsked(), picks);
    }

    private static void add(Map<String, Pick.Target> targets, List<String> ids, Function<String, ShedAsk> says) {
        ids.forEach(id -> targets.putIfAbsent(id, new Pick.Target(id, says.apply(id))));
    }

    /// Returns everything that can be given, and everything that somebody could have.
    private static Pick bargain(ShedView view, Seat seat) {
        var own = view.garden(seat);
        int petals = 0;
        var there = Cards.NONE;
        for (var other : Seat.first(view.gardens().size())) {
            var plot = view.garden(other);
            if (!other.equals(seat)) {
                petals = Math.max(petals, plot.petals());
                there = there.plus(plot.basket())
                        .plus(new Cards(plot.handSize(), plot.handSize(), plot.handSize(), plot.handSize()));
            }
        }
        return new Pick.Offer("bargain", which(Part.BARGAIN), goods(own.petals(), own.basket()), goods(petals, there));
    }

    private static List<Pick.Target> goods(int petals, Cards cards) {
        var goods = new ArrayList<Pick.Target>();
        if (petals > 0) {
            goods.add(new Pick.Target(PETAL, new ShedAsk.PetalTarget(), petals));
        }
        goods.addAll(cards(cards));
        return goods;
    }

    private static List<Pick.Target> cards(Cards cards) {
        return Kind.ALL.stream()
                .filter(cards::has)
                .map(kind -> new Pick.Target(id(kind), new ShedAsk.CardTarget(kind), cards.count(kind)))
                .toList();
    }

    private static Pick words(String name, Moves<ShedMove> moves) {
        var targets = new LinkedHashMap<String, Pick.Target>();
        for (var move : moves.list()) {
            var text = move instanceof ShedMove.Offer ? OFFER : ShedNotation.NOTATION.write(move);
            targets.putIfAbsent(text, new Pick.Target(text, new ShedAsk.AnswerTarget(text)));
        }
        if (moves.unlisted()) {
            targets.putIfAbsent(OFFER, new Pick.Target(OFFER, new ShedAsk.OtherTradeTarget()));
        }
        return new Pick.One(name, which(Part.ANSWER), List.copyOf(targets.values()));
    }

    private static ShedAsk which(Part part) {
        return new ShedAsk.Which(part);
    }

    private static ShedAsk action(String word) {
        return new ShedAsk.ActionTarget(
                Worded.find(List.of(ShedAsk.Action.values()), word).orElseThrow());
    }

    private static String id(Kind kind) {
        return String.valueOf(kind.letter());
    }

    @Override
    public Selection selection(ShedView view, Seat seat, ShedMove move) {
        return view.stage() instanceof Stage.Offered && move instanceof ShedMove.Offer
                ? Selection.none()
                        .with("answer", OFFER)
                        .with("bargain", select(move).at("bargain"))
                : select(move);
    }

    private static Selection select(ShedMove move) {
        return switch (move) {
            case ShedMove.Sow(Cards cards, int stake) ->
                Selection.none().with("cards", ids(cards)).with("stake", Integer.toString(stake));
            case ShedMove.Rest() -> Selection.none().with("action", "rest");
            case ShedMove.Storm(Place from) -> played("storm", from);
            case ShedMove.Drought(Place from) -> played("drought", from);
            case ShedMove.Scout(Place from) -> played("scout", from);
            case ShedMove.Theft(Seat victim, Place from) ->
                played("theft", from).with("seat", victim.toString());
            case ShedMove.Offer(Seat partner, Bundle give, Bundle get) -> {
                var ids = new ArrayList<String>();
                goods(give).forEach(id -> ids.add("give:" + id));
                goods(get).forEach(id -> ids.add("get:" + id));
                yield Selection.none()
                        .with("action", OFFER)
                        .with("seat", partner.toString())
                        .with("bargain", ids);
            }
            case ShedMove.Keep _,
                    ShedMove.Pay _,
                    ShedMove.Drop _,
                    ShedMove.Counter _,
                    ShedMove.Pass _,
                    ShedMove.Accept _,
                    ShedMove.Decline _,
                    ShedMove.ByChance _ -> Selection.none().with("answer", ShedNotation.NOTATION.write(move));
        };
    }

    private static Selection played(String action, Place from) {
        return Selection.none().with("action", action).with("from", from.word());
    }

    private static List<String> ids(Cards cards) {
        var ids = new ArrayList<String>();
        Kind.ALL.forEach(kind -> ids.addAll(Collections.nCopies(cards.count(kind), id(kind))));
        return ids;
    }

    private static List<String> goods(Bundle bundle) {
        var ids = new ArrayList<>(Collections.nCopies(bundle.petals(), PETAL));
        ids.addAll(ids(bundle.cards()));
        return ids;
    }

    @Override
    public Reading<ShedMove> move(ShedView view, Seat seat, Selection selection) {
        if (view.stage() instanceof Stage.Sow) {
            var stake = only(selection, "stake", "0");
            return cards("cards", selection.at("cards"))
                    .then(cards -> stake.matches("[0-9]")
                            ? Reading.good(new ShedMove.Sow(cards, Integer.parseInt(stake)))
                            : Reading.bad("stake", new ShedFault.NotAStake(Sowing.MOST_STAKED)));
        }
        if (!(view.stage() instanceof Stage.Turn)) {
            var answer = only(selection, "answer", "");
            return answer.equals(OFFER) && view.stage() instanceof Stage.Offered offered
                    ? offer(offered.asker().toString(), selection.at("bargain"))
                    : ShedNotation.NOTATION.read(answer);
        }
        var action = only(selection, "action", "");
        var from = only(selection, "from", "");
        var partner = only(selection, "seat", "");
        return switch (action) {
            case "rest" -> Reading.good(new ShedMove.Rest());
            case "storm", "drought", "scout" -> ShedNotation.NOTATION.read(action + " from " + from);
            case "theft" -> ShedNotation.NOTATION.read("theft " + partner + " from " + from);
            case OFFER -> offer(partner, selection.at("bargain"));
            default -> Reading.bad("action", new ShedFault.ActionMissing());
        };
    }

    private static Reading<ShedMove> offer(String partner, List<String> ids) {
        return Seat.read(partner)
                .then(seat -> bundle("give:", ids)
                        .then(give -> bundle("get:", ids).map(get -> new ShedMove.Offer(seat, give, get))));
    }

    private static Reading<Bundle> bundle(String side, List<String> ids) {
        var own = ids.stream()
                .filter(id -> id.startsWith(side))
                .map(id -> id.substring(side.length()))
                .toList();
        int petals = Collections.frequency(own, PETAL);
        return cards(side, own.stream().filter(id -> !id.equals(PETAL)).toList())
                .map(cards -> new Bundle(petals, cards));
    }

    private static Reading<Cards> cards(String pick, List<String> ids) {
        var cards = Cards.NONE;
        for (var id : ids) {
            var kind = id.length() == 1 ? Kind.of(id.charAt(0)) : Optional.<Kind>empty();
            if (kind.isEmpty()) {
                return Reading.bad(pick + " " + id, new ShedFault.NotACard());
            }
            cards = cards.plus(kind.get());
        }
        return Reading.good(cards);
    }

    private static String only(Selection selection, String pick, String otherwise) {
        var ids = selection.at(pick);
        return ids.size() == 1 ? ids.getFirst() : otherwise;
    }

    @Override
    public String draw(ShedView view, List<ShedMove> marked, Ink ink, MessageFormatter formatter) {
        return Drawing.of(view, marked, ink, formatter);
    }
}
