package parterre.flora.material;

import java.util.ArrayList;
import java.util.List;
import parterre.flora.cards.CardTable;
import parterre.flora.cards.Cards;
import parterre.flora.cards.EventCard;
import parterre.flora.cards.Land;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Species;
import parterre.flora.cards.Where;

/// The facts that are computed from the cards once. Lands, species and event cards are numbered by their places
/// in the card file. FF-2.1 FF-2.2 FF-2.3
public final class Facts {
    /// The faces of the die, in the order in which they are numbered. FF-8.2
    public static final List<Where> FACES = List.of(Where.CENTRAL, Where.SOUTHERN, Where.BOTH);

    private final Cards cards;
    private final CardTable faces;
    private final PlantFacts plants;
    private final LandFacts lands;
    private final long resources;
    private final CountedBag die;
    private final List<LandName> landNames;
    private final List<SpeciesName> speciesNames;
    private final List<EventCardName> eventCardNames;
    private final IdTable landPlaces;
    private final IdTable speciesPlaces;
    private final IdTable eventCardPlaces;

    /// @param hqMode what a Headquarters is. FF-6.7
    Facts(Cards cards, HqMode hqMode) {
        this.cards = cards;
        plants = new PlantFacts(cards);
        lands = new LandFacts(cards, hqMode);
        faces = CardTable.of(cards, land -> lands.ability(land.place()));
        resources = Hand.of(cards.resources());
        var weights = new byte[FACES.size()];
        cards.die().forEach(face -> weights[FACES.indexOf(face)]++);
        die = new CountedBag(weights);
        landNames = cards.lands().stream()
                .map(land -> new LandName(land.id(), cards.title(land)))
                .toList();
        speciesNames = cards.species().stream()
                .map(kind -> new SpeciesName(kind.id(), kind.name()))
                .toList();
        eventCardNames = cards.eventCards().stream()
                .map(card -> new EventCardName(card.id(), card.name()))
                .toList();
        landPlaces = new IdTable(cards.lands().stream().map(Land::id).toList());
        speciesPlaces = new IdTable(cards.species().stream().map(Species::id).toList());
        eventCardPlaces =
                new IdTable(cards.eventCards().stream().map(EventCard::id).toList());
    }

    /// Returns the cards themselves.
    public Cards cards() {
        return cards;
    }

    /// Returns the content of the cards, as views show it.
    public CardTable faces() {
        return faces;
    }

    /// Returns the facts of the plant cards.
    public PlantFacts plants() {
        return plants;
    }

    /// Returns the facts of the Land Cards.
    public LandFacts lands() {
        return lands;
    }

    /// Returns how many Resource Cards of each type there are, as [Hand] packs them.
    public long resources() {
        return resources;
    }

    /// Returns how often each of the [#FACES] is on the die.
    public CountedBag die() {
        return die;
    }

    /// Returns how many species there are.
    public int speciesCount() {
        return plants.count();
    }

    /// Returns how many Land Cards there are.
    public int landCount() {
        return cards.lands().size();
    }

    /// Returns how many different event cards there are.
    public int eventCardCount() {
        return cards.eventCards().size();
    }

    /// Returns a land for events.
    public LandName landName(int land) {
        return landNames.get(land);
    }

    /// Returns a species for events.
    public SpeciesName speciesName(int species) {
        return speciesNames.get(species);
    }

    /// Returns an event card for events.
    public EventCardName eventCardName(int card) {
        return eventCardNames.get(card);
    }

    /// Returns the id of a land.
    public String landId(int land) {
        return cards.land(land).id();
    }

    /// Returns the id of a species.
    public String speciesId(int place) {
        return cards.species(place).id();
    }

    /// Returns the id of an event card.
    public String eventCardId(int card) {
        return cards.eventCard(card).id();
    }

    /// Returns the land of this id; -1 if there is none.
    public int land(String id) {
        return landPlaces.place(id);
    }

    /// Returns the name of a land for a sentence. If no card has the id, the id is the name.
    public LandName called(String id) {
        int land = land(id);
        return land < 0 ? new LandName(id, id) : landName(land);
    }

    /// Returns the species of this id; -1 if there is none.
    public int species(String id) {
        return speciesPlaces.place(id);
    }

    /// Returns the event card of this id; -1 if there is none.
    public int eventCard(String id) {
        return eventCardPlaces.place(id);
    }

    /// Returns the ids of these lands, in their order.
    public List<String> landIds(int[] some) {
        var ids = new ArrayList<String>(some.length);
        for (int land : some) {
            ids.add(landId(land));
        }
        return ids;
    }
}
