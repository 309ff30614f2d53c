package parterre.flora.text;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
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

/// The lands of a row and what is on each: `point-lobos(big sagebrush) granite-quarry(reservoir used) pinnacles(seed
/// chamise)`. Taken apart, each land has a part with its name, which has the parts that are on it.
record RowForm(Facts facts, Form<Integer> land) implements Form<List<Ground>> {
    private static final String SIZE = "size";
    private static final String PLANT = "plant";
    private static final String BUILDING = "building";
    private static final String USED = "used";
    private static final String SEED = "seed";

    @Override
    public String example() {
        return "headquarters-1 point-lobos(big sagebrush)";
    }

    @Override
    public String write(List<Ground> row) {
        return together(content(row));
    }

    @Override
    public FieldContent apart(String text) {
        return read(text) instanceof Reading.Good<List<Ground>>(var row) ? content(row) : new FieldContent.Text(text);
    }

    private FieldContent content(List<Ground> row) {
        var lands = new LinkedHashMap<String, FieldContent>();
        row.forEach(ground -> lands.put(land.write(ground.land()), on(ground.holding())));
        return new FieldContent.Named(lands);
    }

    private FieldContent on(int holding) {
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
        return new FieldContent.Named(on);
    }

    @Override
    public String together(FieldContent content) {
        if (!(content instanceof FieldContent.Named(var lands))) {
            return content.plain();
        }
        return lands.isEmpty()
                ? Forms.NONE
                : lands.entrySet().stream().map(RowForm::written).collect(Collectors.joining(" "));
    }

    private static String written(Map.Entry<String, FieldContent> land) {
        var words = land.getValue() instanceof FieldContent.Named on
                ? Stream.of(SIZE, PLANT, BUILDING, USED, SEED)
                        .filter(on.parts()::containsKey)
                        .map(name ->
                                ((name.equals(USED) || name.equals(SEED) ? name + " " : "") + on.text(name)).strip())
                        .collect(Collectors.joining(" "))
                : land.getValue().plain();
        return words.isEmpty() ? land.getKey() : land.getKey() + "(" + words + ")";
    }

    @Override
    public Reading<List<Ground>> read(String text) {
        return Forms.list(Form.of(example(), Ground::toString, this::ground), ";")
                .read(separated(text));
    }

    /// Puts `;` between the lands of a row, because brackets contain spaces, too.
    private static String separated(String row) {
        var lands = new StringBuilder(row.strip());
        for (int at = 1; at < lands.length(); at++) {
            int open = lands.indexOf("(", at);
            int close = lands.indexOf(")", at);
            boolean isOn = close >= 0 && (open < 0 || close < open);
            if (Character.isWhitespace(lands.charAt(at)) && !isOn) {
                lands.setCharAt(at, ';');
            } else if (lands.charAt(at - 1) == ')' && lands.charAt(at) != ')') {
                lands.insert(at, ';');
            }
        }
        return lands.toString();
    }

    private Reading<Ground> ground(String text) {
        int open = text.indexOf('(');
        int close = text.indexOf(')');
        boolean isOn = open > 0 && open == text.lastIndexOf('(') && close == text.length() - 1;
        if (!isOn && (open >= 0 || close >= 0)) {
            return Reading.bad(text, new PositionFault.NoGround());
        }
        var on = Forms.words(isOn ? text.substring(open + 1, close) : "");
        return land.read(isOn ? text.substring(0, open) : text)
                .then(place -> holding(on.iterator()).map(holding -> new Ground(place, holding)));
    }

    private Reading<Integer> holding(Iterator<String> words) {
        Reading<Integer> holding = Reading.good(0);
        while (words.hasNext()) {
            var word = words.next();
            var size = Size.of(word);
            if (size.isPresent()) {
                var plant = species(words).map(species -> Plant.of(species, size.get()));
                holding = with(holding, plant, Holding::withPlant);
            } else if (word.equals(SEED)) {
                holding = with(holding, species(words), Holding::withSeed);
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

    private static Reading<Integer> with(Reading<Integer> holding, Reading<Integer> part, IntBinaryOperator put) {
        return holding.then(before -> part.map(more -> put.applyAsInt(before, more)));
    }

    private Reading<Integer> species(Iterator<String> words) {
        var id = words.hasNext() ? words.next() : "";
        int species = facts.species(id);
        return species < 0 ? Reading.bad(id, new PositionFault.NoSpecies()) : Reading.good(species);
    }
}
