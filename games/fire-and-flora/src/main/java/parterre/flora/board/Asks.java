package parterre.flora.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.growing.Growing;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.Imagining;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.playing.Blocking;
import parterre.flora.table.Stage;

/// What a decision is called, and what a screen reader says of what can be picked.
final class Asks {
    private static final Pattern COPY = Pattern.compile("\\d+$");

    private Asks() {}

    static String of(FloraView view) {
        return switch (view.stage()) {
            case Stage.Action _ -> "Buy, sell, play, trade, or end your turn";
            case Stage.Window window -> window(view, window);
            case Stage.Offered(Offer offer) ->
                view.active() + " offers " + goods(view, offer.give()) + " for " + goods(view, offer.get())
                        + ". Accept?";
            case Stage.Forecasting _ -> "Which of the two events is played?";
            case Stage.Asking asking ->
                switch (asking.question()) {
                    case PLACE -> "Where does the child of your " + matter(view, asking) + " go?";
                    case SOW -> "Where does the weed go?";
                    case STATION -> "The fire reaches your " + matter(view, asking) + ": save it with Water?";
                    case VAULT ->
                        "Your " + matter(view, asking) + " would die: does the Seed Vault save it for "
                                + coins(ransom(view, asking)) + "?";
                    case QUAKE ->
                        "The earth shakes: pay " + coins(ransom(view, asking)) + " to save your " + matter(view, asking)
                                + "?";
                    case CHOICE ->
                        EventCards.choosing(new Imagining(view).seen()).asks();
                };
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Looking _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Robbing _,
                    Stage.Over _ -> "Nothing to do";
        };
    }

    /// What a question is about that an event puts: "big Sagebrush on Point Lobos", "Fire Station on Granite Quarry".
    private static String matter(FloraView view, Stage.Asking asking) {
        var work = asking.work();
        var ground = view.players().get(work.seat().index()).lands().get(work.slot());
        var what = asking.question() == Stage.Question.QUAKE
                ? name(view, ground.building().orElseThrow())
                : plant(view, ground, ground.plant().orElseThrow());
        return what + " on " + name(view, ground.land());
    }

    private static int ransom(FloraView view, Stage.Asking asking) {
        var table = new Imagining(view).seen();
        return asking.question() == Stage.Question.QUAKE
                ? Earthquake.ransom(table)
                : Growing.ransom(table, asking.seat().index());
    }

    static String coins(int count) {
        return count == 1 ? "1 coin" : count + " coins";
    }

    /// "big Sagebrush".
    private static String plant(FloraView view, Ground ground, String species) {
        return (ground.big() ? "big " : "small ") + says(view, FloraBoard.SPECIES, species);
    }

    /// "P1 plays Fire on P2's big Sagebrush on Point Lobos. Block it?", or with "; P2 blocks it with Water. Block
    /// that?"
    private static String window(FloraView view, Stage.Window window) {
        var play = view.active() + " " + played(view, window.play());
        if (window.chain() == 0) {
            return play + ". Block it?";
        }
        var blocked = window.chain() % 2 == 1 ? "it" : "the block";
        return play + "; " + window.layer() + " blocks " + blocked + " with "
                + Blocking.last(window).title() + ". Block that?";
    }

    /// "plays Water and Fire on P1's big Chamise on Mount Diablo", "sows a Mustard on P2's lands".
    static String played(FloraView view, Played played) {
        return switch (played) {
            case FloraMove.Play play ->
                "plays " + titles(play.cards().stream().map(Card::as)) + " on " + aimed(view, play);
            case FloraMove.Pocket(Card _, Seat victim) -> "picks " + victim + "'s pocket";
            case FloraMove.Purse(Card _, Seat victim) -> "picks " + victim + "'s purse";
            case FloraMove.Sow(Card _, Seat victim, String species) ->
                "sows a " + says(view, FloraBoard.SPECIES, species) + " on " + victim + "'s lands";
        };
    }

    private static String aimed(FloraView view, FloraMove.Play play) {
        for (int seat = 0; seat < view.players().size(); seat++) {
            for (var ground : view.players().get(seat).lands()) {
                if (ground.land().equals(play.land())) {
                    var plant = ground.plant()
                            .map(species -> plant(view, ground, species))
                            .orElse("seed");
                    return Seat.of(seat) + "'s " + plant + " on " + name(view, play.land());
                }
            }
        }
        return name(view, play.land());
    }

    private static String titles(Stream<Resource> types) {
        return types.map(Resource::title).collect(Collectors.joining(" and "));
    }

    /// One side of a trade: "Water and 3 coins and Parrot Park", or "nothing".
    static String goods(FloraView view, Bundle bundle) {
        var parts = new ArrayList<String>();
        for (var type : Resource.all()) {
            int count = Collections.frequency(bundle.cards(), type);
            if (count > 0) {
                parts.add((count > 1 ? count + " " : "") + type.title());
            }
        }
        if (bundle.coins() > 0) {
            parts.add(coins(bundle.coins()));
        }
        bundle.lands().forEach(land -> parts.add(name(view, land)));
        return parts.isEmpty() ? "nothing" : String.join(" and ", parts);
    }

    /// A target in words: its name, and of a parcel what stands on it.
    static String says(FloraView view, String pick, String id) {
        return switch (pick) {
            case FloraBoard.LAND ->
                view.players().stream()
                        .flatMap(player -> player.lands().stream())
                        .filter(ground -> ground.land().equals(id))
                        .map(ground -> name(view, id) + on(view, ground))
                        .findFirst()
                        .orElse(id);
            case FloraBoard.BUY -> {
                int place = view.market().indexOf(id);
                yield name(view, id) + (place < 0 ? "" : ", " + view.prices().get(place) + " coins");
            }
            case FloraBoard.SPECIES ->
                view.cards().species().stream()
                        .filter(species -> species.id().equals(id))
                        .map(species -> species.name())
                        .collect(Collectors.joining());
            case FloraBoard.SELL -> Resource.of(id).map(Resource::title).orElse(id);
            case FloraBoard.DO ->
                switch (id) {
                    case "end" -> "end your turn";
                    case "buy-card" -> "buy a Resource Card, unseen";
                    case "vend" -> "sell at the Farmers Market";
                    case "nurse" -> "plant from the Nursery";
                    case "weed" -> "send the Weed Patrol";
                    default -> id;
                };
            case FloraBoard.MODE ->
                switch (id) {
                    case "pocket" -> "steal a card";
                    case "purse" -> "steal 2 coins";
                    case "sow" -> "sow a weed";
                    default -> id;
                };
            default -> id;
        };
    }

    /// A land's name; of several that are called the same, with the number of the copy.
    private static String name(FloraView view, String id) {
        var lands = view.cards().lands();
        var name = lands.stream()
                .filter(land -> land.id().equals(id))
                .map(land -> land.name())
                .collect(Collectors.joining());
        boolean several =
                lands.stream().filter(land -> land.name().equals(name)).count() > 1;
        var copy = COPY.matcher(id);
        return several && copy.find() ? name + " " + copy.group() : name;
    }

    private static String on(FloraView view, Ground ground) {
        if (ground.plant().isPresent()) {
            return ", " + plant(view, ground, ground.plant().get());
        }
        return ground.building().map(building -> ", " + name(view, building)).orElse("");
    }
}
