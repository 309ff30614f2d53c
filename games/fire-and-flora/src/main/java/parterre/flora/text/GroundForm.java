package parterre.flora.text;

import java.util.LinkedHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.flora.cards.Size;
import parterre.flora.material.Facts;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.text.Layout.Ground;

/// A land and what is on it: `point-lobos(big sagebrush)`, `granite-quarry(reservoir used)`, `pinnacles(seed chamise)`.
final class GroundForm implements Form<Ground> {
    private static final Pattern GROUND = Pattern.compile("(?<land>[^()\\s]+)(\\((?<on>[^()]*)\\))?");
    private static final String SIZE = "size";
    private static final String PLANT = "plant";
    private static final String BUILDING = "building";
    private static final String USED = "used";
    private static final String SEED = "seed";

    private final Facts facts;
    private final Form<Integer> land;

    GroundForm(Facts facts, Form<Integer> land) {
        this.facts = facts;
        this.land = land;
    }

    @Override
    public String example() {
        return "headquarters-1 point-lobos(big sagebrush)";
    }

    @Override
    public String write(Ground ground) {
        return written(land(ground), content(ground));
    }

    /// Returns the name of the land.
    String land(Ground ground) {
        return land.write(ground.land());
    }

    /// Returns what is on the land: `plant` and its `size`, `building` and `used`, `seed`.
    FieldContent.Parts content(Ground ground) {
        int holding = ground.holding();
        var on = new LinkedHashMap<String, FieldContent>();
        int plant = Holding.plant(holding);
        if (plant != Plant.NONE) {
            on.put(SIZE, new FieldContent.Text(Plant.size(plant).word()));
            on.put(PLANT, new FieldContent.Text(facts.speciesId(Plant.species(plant))));
        }
        if (Holding.building(holding) != Holding.NO_BUILDING) {
            on.put(BUILDING, new FieldContent.Text(facts.landId(Holding.building(holding))));
            if (Holding.used(holding)) {
                on.put(USED, new FieldContent.Text(""));
            }
        }
        if (Holding.seed(holding) != Holding.NO_SEED) {
            on.put(SEED, new FieldContent.Text(facts.speciesId(Holding.seed(holding))));
        }
        return new FieldContent.Parts(on);
    }

    /// Writes a land.
    ///
    /// @param content what is on it
    static String written(String land, FieldContent content) {
        if (!(content instanceof FieldContent.Parts on)) {
            return land + "(" + content.plain() + ")";
        }
        var words = Stream.of(SIZE, PLANT, BUILDING, USED, SEED)
                .filter(on.parts()::containsKey)
                .map(name -> switch (name) {
                    case USED -> USED;
                    case SEED -> SEED + " " + on.text(name);
                    default -> on.text(name);
                })
                .collect(Collectors.joining(" "));
        return words.isEmpty() ? land : land + "(" + words + ")";
    }

    @Override
    public Reading<Ground> read(String text) {
        var ground = GROUND.matcher(text);
        if (!ground.matches()) {
            return Reading.bad(text, new PositionFault.NoGround());
        }
        var on = ground.group("on") == null ? "" : ground.group("on");
        return land.read(ground.group("land")).then(place -> holding(on).map(holding -> new Ground(place, holding)));
    }

    private Reading<Integer> holding(String text) {
        Reading<Integer> holding = Reading.good(0);
        var words = Forms.words(text).iterator();
        while (words.hasNext()) {
            var word = words.next();
            var size = Size.of(word);
            if (size.isPresent() || word.equals(SEED)) {
                var species = species(words.hasNext() ? words.next() : "");
                holding = holding.then(before -> species.map(kind -> size.isPresent()
                        ? Holding.withPlant(before, Plant.of(kind, size.get()))
                        : Holding.withSeed(before, kind)));
            } else if (word.equals(USED)) {
                holding = holding.map(Holding::asUsed);
            } else {
                holding = holding.then(before -> land.read(word)
                        .then(building -> Holding.building(before) == Holding.NO_BUILDING
                                ? Reading.good(Holding.withBuilding(before, building))
                                : Reading.bad(word, new PositionFault.SecondBuilding())));
            }
        }
        return holding;
    }

    private Reading<Integer> species(String id) {
        int species = facts.species(id);
        return species < 0 ? Reading.bad(id, new PositionFault.NoSpecies()) : Reading.good(species);
    }
}
