package parterre.flora.text;

import java.util.ArrayList;
import java.util.regex.Pattern;
import parterre.engine.Reading;
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
    private static final Pattern OUTSIDE = Pattern.compile("\\s+(?![^(]*\\))|(?<=\\))(?=[^\\s)])");

    private final Facts facts;
    private final Form<Integer> land;

    GroundForm(Facts facts, Form<Integer> land) {
        this.facts = facts;
        this.land = land;
    }

    /// Puts `;` between the lands of a row, because brackets contain spaces, too.
    static String separated(String row) {
        return OUTSIDE.matcher(row.strip()).replaceAll(";");
    }

    @Override
    public String example() {
        return "headquarters-1 point-lobos(big sagebrush)";
    }

    @Override
    public String write(Ground ground) {
        int holding = ground.holding();
        var parts = new ArrayList<String>();
        int plant = Holding.plant(holding);
        if (plant != Plant.NONE) {
            parts.add(Plant.size(plant).word() + " " + facts.speciesId(Plant.species(plant)));
        }
        if (Holding.building(holding) != Holding.NO_BUILDING) {
            parts.add(facts.landId(Holding.building(holding)) + (Holding.used(holding) ? " used" : ""));
        }
        if (Holding.seed(holding) != Holding.NO_SEED) {
            parts.add("seed " + facts.speciesId(Holding.seed(holding)));
        }
        return land.write(ground.land()) + (parts.isEmpty() ? "" : "(" + String.join(" ", parts) + ")");
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
            if (size.isPresent() || word.equals("seed")) {
                var species = species(words.hasNext() ? words.next() : "");
                holding = holding.then(before -> species.map(kind -> size.isPresent()
                        ? Holding.withPlant(before, Plant.of(kind, size.get()))
                        : Holding.withSeed(before, kind)));
            } else if (word.equals("used")) {
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
