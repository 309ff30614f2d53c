package parterre.flora.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.flora.cards.AbilityText;
import parterre.flora.cards.Names;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.cards.Species;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Landscape;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraMove;

/// The table as text: decks and Market, then each landscape, parcel by parcel from the left. Below, a legend tells
/// what lands and buildings in sight do.
final class TextBoard {
    private static final int WIDTH = 96;

    /// The width of the column of the lands.
    private static final int LANDS = 32;

    private final FloraView view;
    private final Ink ink;
    private final MessageFormatter formatter;
    private final Facts facts;

    TextBoard(FloraView view, Ink ink, MessageFormatter formatter) {
        this.view = view;
        this.ink = ink;
        this.formatter = formatter;
        facts = FloraTerms.of(view.setup()).facts();
    }

    String draw(List<FloraMove> marked) {
        var targets = targets(marked);
        var text = new ArrayList<String>();
        text.add(formatter.say(new FloraLabel.DecksLabel(
                view.round(),
                view.landDeck(),
                view.landsUnder().size(),
                view.deck(),
                view.eventDeck(),
                view.eventsUnder().size(),
                view.event().map(this::eventCard))));
        var discard = formatter.say(new FloraLabel.DiscardLabel());
        var market = formatter.say(new FloraLabel.MarketLabel());
        int titles = Math.max(discard.length(), market.length()) + 1;
        text.addAll(wrapped(pad(discard, titles), counts(view.discard()), "  "));
        text.addAll(wrapped(pad(market, titles), market(), "  "));
        for (int seat = 0; seat < view.players().size(); seat++) {
            landscape(text, Seat.of(seat), view.players().get(seat), targets);
        }
        view.looked()
                .ifPresent(looked -> text.add(formatter.say(new FloraLabel.LookedLabel(
                        looked.stream().map(this::eventCard).toList()))));
        legend(text);
        return String.join("\n", text) + "\n";
    }

    private static Set<String> targets(List<FloraMove> marked) {
        var targets = new LinkedHashSet<String>();
        for (var move : marked) {
            switch (move) {
                case FloraMove.Play play -> targets.add(play.land());
                case FloraMove.At(String land) -> targets.add(land);
                case FloraMove.Weed(String land) -> targets.add(land);
                case FloraMove.Nurse(String _, String land) -> targets.add(land);
                case FloraMove.OfTurn _, FloraMove.Reply _, FloraMove.ByChance _ -> {}
            }
        }
        return targets;
    }

    private List<String> counts(List<Integer> cards) {
        var words = new ArrayList<String>();
        for (var type : Resource.all()) {
            if (cards.get(type.place()) > 0) {
                words.add(formatter.say(new Names.CardCount(cards.get(type.place()), type)));
            }
        }
        return words;
    }

    private List<String> market() {
        var words = new ArrayList<String>();
        for (int place = 0; place < view.market().size(); place++) {
            var id = view.market().get(place);
            var building = Optional.of(facts.land(id)).filter(facts.lands()::isBuilding);
            words.add(formatter.say(new FloraLabel.LotLabel(
                    id, building.map(facts::landName), view.prices().get(place))));
        }
        return words;
    }

    /// Breaks words into lines of limited width.
    ///
    /// @param gap what stands between words
    private static List<String> wrapped(String title, List<String> words, String gap) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(title);
        for (var word : words) {
            if (line.length() + word.length() + gap.length() > WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(title.length()));
            }
            line.append(word).append(gap);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private void landscape(List<String> text, Seat seat, Landscape player, Set<String> targets) {
        var hand = player.hand()
                .map(counts -> player.size() == 0 ? "-" : String.join(", ", counts(counts)))
                .orElse(player.size() == 0 ? "-" : Lines.HIDDEN.repeat(Math.min(player.size(), WIDTH / 2)));
        text.add(ink.paint(seat.toString(), Ink.Colour.BRIGHT)
                + (seat.equals(view.active()) ? " * " : "   ")
                + formatter.say(new FloraLabel.PlayerLabel(player.score(), player.coins(), hand)));
        for (var ground : player.lands()) {
            text.add("   " + (targets.contains(ground.land()) ? ink.paint(">", Ink.Colour.BRIGHT) : " ") + " "
                    + pad(cut(ground.land()), LANDS) + on(ground));
        }
    }

    /// Tells each ability once, of lands of the Market, of landscapes, and of buildings on them.
    private void legend(List<String> text) {
        var lands = new LinkedHashMap<AbilityText, List<LandName>>();
        inSight()
                .mapToInt(facts::land)
                .forEach(land -> facts.faces()
                        .lands()
                        .get(land)
                        .ability()
                        .ifPresent(ability -> lands.computeIfAbsent(ability, _ -> new ArrayList<>())
                                .add(facts.landName(land))));
        lands.forEach((ability, some) -> text.addAll(wrapped(
                "",
                List.of(formatter
                        .say(new FloraLabel.AbilityLabel(some, ability))
                        .split(" ", -1)),
                " ")));
    }

    private Stream<String> inSight() {
        var held = view.players().stream()
                .flatMap(player -> player.lands().stream())
                .flatMap(ground -> Stream.concat(Stream.of(ground.land()), ground.building().stream()));
        return Stream.concat(view.market().stream(), held);
    }

    private static String cut(String id) {
        return id.length() > LANDS - 2 ? id.substring(0, LANDS - 2) : id;
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private String on(Ground ground) {
        var text = new StringBuilder();
        ground.plant()
                .ifPresent(plant -> text.append(ink.paint(
                        formatter.say(new FloraLabel.PlantLabel(ground.big() ? Size.BIG : Size.SMALL, species(plant))),
                        isNative(plant) ? Ink.Colour.GREEN : Ink.Colour.YELLOW)));
        ground.building()
                .ifPresent(building -> text.append(formatter.say(
                        new FloraLabel.BuildingLabel(facts.landName(facts.land(building)), ground.used()))));
        ground.seed()
                .ifPresent(seed -> text.append(' ').append(formatter.say(new FloraLabel.SeedLabel(species(seed)))));
        return text.toString();
    }

    private SpeciesName species(String id) {
        return facts.speciesName(facts.species(id));
    }

    private EventCardName eventCard(String id) {
        return facts.eventCardName(facts.eventCard(id));
    }

    private boolean isNative(String id) {
        return view.cards().species().stream()
                .anyMatch(species -> species.id().equals(id) && species.kind() == Species.Kind.NATIVE);
    }
}
