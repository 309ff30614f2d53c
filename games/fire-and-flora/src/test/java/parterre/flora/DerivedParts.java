package parterre.flora;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.flora.cards.AbilityText;
import parterre.flora.cards.CardTable.LandFace;
import parterre.flora.cards.CardTable.SpeciesFace;
import parterre.flora.cards.Names;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Species;
import parterre.flora.ending.WonBy;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.PlayEvent.CardsPlayed;
import parterre.flora.events.PlayEvent.PocketAnnounced;
import parterre.flora.events.PlayEvent.PurseAnnounced;
import parterre.flora.events.PlayEvent.SowingAnnounced;
import parterre.flora.events.Stage;
import parterre.flora.events.TradeEvent.CounterSuggested;
import parterre.flora.events.TradeEvent.TradeOffered;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Landscape;
import parterre.flora.knowledge.FloraView.Settling;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.position.Position;
import parterre.testkit.Subject;

/// Calculates the parts of a view that follow from others a second time, from the view alone.
final class DerivedParts {
    private DerivedParts() {}

    static Subject<Position, FloraMove, FloraView> in(Subject<Position, FloraMove, FloraView> subject) {
        return subject.withDerived(
                        "round",
                        FloraView::round,
                        view -> (view.turns() + view.players().size())
                                / view.players().size())
                .withDerived("prices", FloraView::prices, DerivedParts::prices)
                .withDerived(
                        "announced",
                        view -> view.announced().map(DerivedParts::told),
                        view -> announced(view, view.stage()))
                .withDerived(
                        "players[*].settling",
                        view -> each(view, Landscape::settling),
                        view -> each(view, player -> settling(view, player)))
                .withDerived("wonBy", FloraView::wonBy, DerivedParts::wonBy)
                .withDerived(
                        "players[*].bonus",
                        view -> each(view, Landscape::bonus),
                        view -> each(view, player -> bonus(view, player)));
    }

    private static <T> List<T> each(FloraView view, Function<Landscape, T> part) {
        return view.players().stream().map(part).toList();
    }

    private static LandFace land(FloraView view, String id) {
        return view.cards().lands().stream()
                .filter(face -> face.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isNative(FloraView view, Ground ground) {
        return ground.plant().stream()
                .flatMap(id ->
                        view.cards().species().stream().filter(face -> face.id().equals(id)))
                .map(SpeciesFace::kind)
                .anyMatch(Species.Kind.NATIVE::equals);
    }

    /// The land's price, less what the active player's buildings take off it. FF-6.4 FF-11.3
    private static List<Integer> prices(FloraView view) {
        int less = view.players().get(view.active().index()).lands().stream()
                .flatMap(ground -> ground.building().stream())
                .map(id -> land(view, id))
                .flatMap(face -> face.ability().stream())
                .mapToInt(ability -> ability instanceof AbilityText.LandTrustAbility(int amount) ? amount : 0)
                .max()
                .orElse(0);
        return view.market().stream()
                .map(id -> Math.max(0, land(view, id).cost() - less))
                .toList();
    }

    /// 1 star for 3 different natives, 2 for 5, 3 for 7. FF-13.4
    private static int bonus(FloraView view, Landscape player) {
        if (!view.setup().chosen().getOrDefault("diversity", "off").equals("on")) {
            return 0;
        }
        int natives = (int) player.lands().stream()
                .filter(ground -> isNative(view, ground))
                .map(Ground::plant)
                .distinct()
                .count();
        return Math.clamp((natives - 1) / 2, 0, 3);
    }

    /// Big natives and coins decide if the game ends below the goal. FF-10.3
    private static Optional<Settling> settling(FloraView view, Landscape player) {
        boolean isShort = view.players().stream().allMatch(other -> other.score() < view.goal());
        int big = (int) player.lands().stream()
                .filter(ground -> ground.big() && isNative(view, ground))
                .count();
        return view.stage() instanceof Stage.Over && isShort
                ? Optional.of(new Settling(big, player.coins()))
                : Optional.empty();
    }

    /// The score decides, then turn order at the goal, or big natives and coins below it. FF-10.2 FF-10.3
    private static Optional<WonBy> wonBy(FloraView view) {
        if (!(view.stage() instanceof Stage.Over)) {
            return Optional.empty();
        }
        var best = best(view.players(), Landscape::score);
        if (best.size() == 1) {
            return Optional.of(WonBy.SCORE);
        }
        if (best.getFirst().score() >= view.goal()) {
            return Optional.of(WonBy.TURN_ORDER);
        }
        var natives = best(best, player -> settling(view, player).orElseThrow().bigNatives());
        return natives.size() == 1
                ? Optional.of(WonBy.BIG_NATIVES)
                : Optional.of(WonBy.COINS)
                        .filter(_ -> best(natives, Landscape::coins).size() == 1);
    }

    private static List<Landscape> best(List<Landscape> players, ToIntFunction<Landscape> value) {
        int most = players.stream().mapToInt(value).max().orElseThrow();
        return players.stream()
                .filter(player -> value.applyAsInt(player) == most)
                .toList();
    }

    // --- What is announced ------------------------------------------------------------------------------------------

    /// What an announcement says, with ids in place of names.
    private record Announcement(Seat seat, Seat other, List<PlayedCard> cards, List<?> things) {}

    private static Announcement told(FloraEvent event) {
        return switch (event) {
            case CardsPlayed(Seat seat, var cards, Seat owner, var land, var plant) ->
                new Announcement(seat, owner, cards, List.of(land.id(), plant.map(Names.SpeciesName::id)));
            case PocketAnnounced(Seat seat, var card, Seat victim) ->
                new Announcement(seat, victim, List.of(card), List.of("pocket"));
            case PurseAnnounced(Seat seat, var card, Seat victim) ->
                new Announcement(seat, victim, List.of(card), List.of("purse"));
            case SowingAnnounced(Seat seat, var card, Seat victim, var plant) ->
                new Announcement(seat, victim, List.of(card), List.of(plant.id()));
            case TradeOffered(Seat seat, Seat partner, var give, var get) ->
                new Announcement(seat, partner, List.of(), List.of(goods(give), goods(get)));
            case CounterSuggested(Seat seat, Seat proposer, var give, var get) ->
                new Announcement(seat, proposer, List.of(), List.of(goods(give), goods(get)));
            default -> throw new AssertionError("not an announcement: " + event);
        };
    }

    private static Optional<Announcement> announced(FloraView view, Stage stage) {
        var active = view.active();
        return switch (stage) {
            case Stage.Window window ->
                Optional.of(
                        switch (window.play()) {
                            case FloraMove.Play play -> played(view, play);
                            case FloraMove.Pocket(Card card, Seat victim) ->
                                new Announcement(active, victim, List.of(card(card)), List.of("pocket"));
                            case FloraMove.Purse(Card card, Seat victim) ->
                                new Announcement(active, victim, List.of(card(card)), List.of("purse"));
                            case FloraMove.Sow(Card card, Seat victim, String species) ->
                                new Announcement(active, victim, List.of(card(card)), List.of(species));
                        });
            case Stage.Offered(FloraMove.Offer(Seat partner, Bundle give, Bundle get)) ->
                Optional.of(new Announcement(active, partner, List.of(), List.of(goods(give), goods(get))));
            case Stage.Action(var suggested) ->
                suggested.map(offer -> new Announcement(
                        offer.partner(), active, List.of(), List.of(goods(offer.get()), goods(offer.give()))));
            default -> Optional.empty();
        };
    }

    private static Announcement played(FloraView view, FloraMove.Play play) {
        int owner = IntStream.range(0, view.players().size())
                .filter(seat -> view.players().get(seat).lands().stream()
                        .anyMatch(ground -> ground.land().equals(play.land())))
                .findFirst()
                .orElseThrow();
        var plant = view.players().get(owner).lands().stream()
                .filter(ground -> ground.land().equals(play.land()))
                .findFirst()
                .flatMap(Ground::plant);
        return new Announcement(
                view.active(),
                Seat.of(owner),
                play.cards().stream().map(DerivedParts::card).toList(),
                List.of(play.land(), plant));
    }

    private static PlayedCard card(Card card) {
        return new PlayedCard(card.type(), Optional.of(card.as()).filter(as -> as != card.type()));
    }

    private record Side(List<Resource> cards, int coins, List<String> lands) {}

    private static Side goods(Names.Goods goods) {
        return new Side(
                goods.cards(),
                goods.coins(),
                goods.lands().stream().map(Names.LandName::id).toList());
    }

    private static Side goods(Bundle bundle) {
        return new Side(bundle.cards(), bundle.coins(), bundle.lands());
    }
}
