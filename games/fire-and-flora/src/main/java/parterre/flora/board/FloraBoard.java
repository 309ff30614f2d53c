package parterre.flora.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Pick.Target;
import parterre.engine.box.Prompts;
import parterre.engine.box.Selection;
import parterre.flora.cards.Resource;
import parterre.flora.events.FloraAsk;
import parterre.flora.events.FloraAsk.Part;
import parterre.flora.events.Stage;
import parterre.flora.knowledge.FloraView;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraNotation;

/// Defines how decisions are entered. Cards of the hand and a parcel are a play, a land of the Market is a
/// purchase, and so on. [Selections] reads them back. FF-D2
public final class FloraBoard implements Board<FloraMove, FloraView> {
    static final String DO = "do";
    static final String CARD = "card";
    static final String LAND = "land";
    static final String PLAYER = "player";
    static final String MODE = "mode";
    static final String SPECIES = "species";
    static final String BUY = "buy";
    static final String SELL = "sell";
    static final String WITH = "with";
    static final String TRADE = "trade";
    static final String ANSWER = "answer";
    static final String COUNTER = "counter";
    static final String COIN = "coin";
    private static final String GIVE = "give:";
    private static final String GET = "get:";

    private static final List<String> ONES = List.of(DO, LAND, PLAYER, MODE, SPECIES, BUY, SELL, WITH, ANSWER);
    private static final Map<String, Part> PARTS = Map.of(
            DO, Part.ACTION,
            LAND, Part.PARCEL,
            PLAYER, Part.PLAYER,
            MODE, Part.MODE,
            SPECIES, Part.SPECIES,
            BUY, Part.PURCHASE,
            SELL, Part.SALE,
            WITH, Part.PARTNER,
            ANSWER, Part.ANSWER);

    @Override
    public Decision decision(FloraView view, Seat seat, Moves<FloraMove> moves) {
        var asks = new Asks(view);
        Map<String, Map<String, Target>> picked = new LinkedHashMap<>();
        for (var move : moves.list()) {
            selection(view, seat, move).byPick().forEach((pick, chosen) -> {
                if (PARTS.containsKey(pick) || pick.equals(CARD)) {
                    var targets = picked.computeIfAbsent(pick, _ -> new LinkedHashMap<>());
                    chosen.forEach(id -> targets.merge(
                            id,
                            new Target(id, asks.target(move, pick, id), Collections.frequency(chosen, id)),
                            FloraBoard::more));
                }
            });
        }
        var picks = new ArrayList<Pick>();
        for (var name : ONES) {
            if (name.equals(WITH) && moves.unlisted() && view.stage() instanceof Stage.Action) {
                picks.add(new Pick.One(WITH, which(Part.PARTNER), partners(view, seat)));
                picks.add(new Pick.Offer(TRADE, which(Part.TRADE), goods(view, asks, seat), others(view, asks, seat)));
            } else if (name.equals(ANSWER) && view.stage() instanceof Stage.Offered(Offer offer)) {
                picks.add(
                        new Pick.One(ANSWER, which(Part.ANSWER), answers(asks, picked.getOrDefault(ANSWER, Map.of()))));
                picks.add(new Pick.Offer(
                        COUNTER, which(Part.COUNTER), goods(view, asks, seat), goods(view, asks, view.active())));
            } else if (picked.containsKey(name)) {
                var part = Objects.requireNonNull(PARTS.get(name));
                picks.add(new Pick.One(name, which(part), targets(picked.get(name))));
            }
            if (name.equals(DO) && picked.containsKey(CARD)) {
                picks.add(new Pick.Some(CARD, which(Part.CARDS), targets(picked.get(CARD)), 0, 2));
            }
        }
        return new Decision(asks.asked(), picks);
    }

    @Override
    public Optional<Prompts<FloraView>> prompts() {
        return Optional.of(new Prompting());
    }

    private static FloraAsk which(Part part) {
        return new FloraAsk.Which(part);
    }

    private static Target more(Target one, Target other) {
        return one.count() < other.count() ? other : one;
    }

    private static List<Target> targets(Map<String, Target> byId) {
        return List.copyOf(byId.values());
    }

    /// Returns the listed answers, the answers with a reason, and the offer of another trade.
    private static List<Target> answers(Asks asks, Map<String, Target> listed) {
        var targets = new ArrayList<>(targets(listed));
        for (var reason : FloraMove.Reason.SAID) {
            var decline = new FloraMove.Decline(Optional.of(reason));
            var id = FloraNotation.NOTATION.write(decline);
            targets.add(new Target(id, asks.target(decline, ANSWER, id)));
        }
        targets.add(new Target(COUNTER, new FloraAsk.AnswerTarget(FloraAsk.Answer.COUNTER)));
        return targets;
    }

    private static List<Target> partners(FloraView view, Seat seat) {
        return Seat.first(view.players().size()).stream()
                .filter(other -> !other.equals(seat) && !view.closed().contains(other))
                .map(other -> new Target(other.toString(), new FloraAsk.PlayerTarget(other)))
                .toList();
    }

    /// Returns what one player can trade, as far as it is known. A hidden hand may have as many cards of each
    /// type as it has cards.
    private static List<Target> goods(FloraView view, Asks asks, Seat seat) {
        var player = view.players().get(seat.index());
        var goods = new ArrayList<Target>();
        for (var type : Resource.all()) {
            int count = player.hand().map(hand -> hand.get(type.place())).orElse(player.size());
            if (count > 0) {
                goods.add(new Target(type.word(), new FloraAsk.CardTarget(type), count));
            }
        }
        if (player.coins() > 0) {
            goods.add(new Target(COIN, new FloraAsk.CoinTarget(), player.coins()));
        }
        player.lands().forEach(ground -> goods.add(new Target(ground.land(), asks.parcel(ground.land()))));
        return goods;
    }

    private static List<Target> others(FloraView view, Asks asks, Seat seat) {
        var most = new TreeMap<String, Target>();
        for (var other : Seat.first(view.players().size())) {
            if (!other.equals(seat)) {
                for (var good : goods(view, asks, other)) {
                    most.merge(good.id(), good, FloraBoard::more);
                }
            }
        }
        return List.copyOf(most.values());
    }

    @Override
    public Selection selection(FloraView view, Seat seat, FloraMove move) {
        var none = Selection.none();
        return switch (move) {
            case FloraMove.End() -> none.with(DO, "end");
            case FloraMove.BuyCard() -> none.with(DO, "buy-card");
            case FloraMove.Sell(Resource card) -> none.with(SELL, card.word());
            case FloraMove.Vend(Resource card) -> none.with(DO, "vend").with(SELL, card.word());
            case FloraMove.Buy(String land, Optional<String> on) -> {
                var bought = none.with(BUY, land);
                yield on.isPresent() ? bought.with(LAND, on.get()) : bought;
            }
            case FloraMove.Nurse(String species, String land) ->
                none.with(DO, "nurse").with(SPECIES, species).with(LAND, land);
            case FloraMove.Weed(String land) -> none.with(DO, "weed").with(LAND, land);
            case FloraMove.Play play ->
                none.with(CARD, play.cards().stream().map(Card::toString).toList())
                        .with(LAND, play.land());
            case FloraMove.Pocket(Card card, Seat victim) -> nefarious(card, "pocket", victim);
            case FloraMove.Purse(Card card, Seat victim) -> nefarious(card, "purse", victim);
            case FloraMove.Sow(Card card, Seat victim, String species) ->
                nefarious(card, "sow", victim).with(SPECIES, species);
            case Offer(Seat partner, Bundle give, Bundle get) ->
                none.with(WITH, partner.toString()).with(TRADE, ids(give, get));
            case FloraMove.Counter(Bundle give, Bundle get) ->
                none.with(ANSWER, COUNTER).with(COUNTER, ids(give, get));
            case FloraMove.At(String land) -> none.with(LAND, land);
            case FloraMove.Save _,
                    FloraMove.Leave _,
                    FloraMove.Forecast _,
                    FloraMove.Pass _,
                    FloraMove.Block _,
                    FloraMove.Accept _,
                    FloraMove.Decline _,
                    FloraMove.DeclineAll _ -> none.with(ANSWER, FloraNotation.NOTATION.write(move));
            case FloraMove.ByChance _ -> none;
        };
    }

    private static Selection nefarious(Card card, String mode, Seat victim) {
        return Selection.none().with(CARD, card.toString()).with(MODE, mode).with(PLAYER, victim.toString());
    }

    private static List<String> ids(Bundle give, Bundle get) {
        var ids = new ArrayList<String>();
        add(ids, GIVE, give);
        add(ids, GET, get);
        return ids;
    }

    private static void add(List<String> ids, String side, Bundle bundle) {
        bundle.cards().forEach(card -> ids.add(side + card.word()));
        ids.addAll(Collections.nCopies(bundle.coins(), side + COIN));
        bundle.lands().forEach(land -> ids.add(side + land));
    }

    @Override
    public Reading<FloraMove> move(FloraView view, Seat seat, Selection selection) {
        return new Selections(selection).move();
    }

    @Override
    public boolean hasMoments() {
        return true;
    }

    @Override
    public String draw(FloraView view, List<FloraMove> marked, Ink ink, MessageFormatter formatter) {
        return new TextBoard(view, ink, formatter).draw(marked);
    }
}
