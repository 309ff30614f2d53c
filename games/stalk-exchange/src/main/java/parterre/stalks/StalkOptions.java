package parterre.stalks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.Worded;

/// The options of the game. The public sources leave much of the printed game open. Every such fact is an
/// option here, and its default is our choice. SX-8.1 SX-8.2
final class StalkOptions {
    static final int LEAST_SEATS = 2;
    static final int MOST_SEATS = 5;

    /// The value of first-player by which chance says who begins.
    static final String RANDOM = "random";

    private static final String NO_CELLS = "empty";

    static final Option.Text<Shape> GARDEN_SHAPE =
            new Option.Text<>("garden-shape", "SX-1.3", form(Shape::read, Shape::toString), _ -> Shape.hexagon(4));
    static final Option.Text<List<Cell>> INITIAL_GARDEN = new Option.Text<>(
            "initial-garden",
            "SX-2.4",
            form(
                    text -> text.strip().equalsIgnoreCase(NO_CELLS) ? Reading.good(List.of()) : Cell.readAll(text),
                    StalkOptions::cells),
            _ -> List.of());
    static final Option.Range EXCHANGE_SLOTS = new Option.Range("exchange-slots", "SX-1.4", 1, Exchange.MOST_SLOTS, 6);
    static final Option.Table PORTFOLIO_SIZE =
            table("portfolio-size", "SX-2.2", 1, Flower.EACH, Map.of(2, 12, 3, 10, 4, 9, 5, 8));
    static final Option.Table SEEDY_TOKENS = table("seedy-tokens", "SX-2.6", 0, 10, Map.of(2, 4, 3, 4, 4, 4, 5, 4));
    static final Option.Table MARKET_START =
            table("market-start", "SX-2.5", 1, 200, Map.of(2, 20, 3, 22, 4, 24, 5, 26));
    static final Option.Range VALUE_START = new Option.Range("value-start", "SX-2.5", 0, 20, 1);
    static final Option.Choice FIRST_PLAYER =
            new Option.Choice("first-player", "SX-2.1", List.of("1", "2", "3", "4", "5", RANDOM), RANDOM);
    static final Option.Choice GROUP_RULE = choice("group-rule", "SX-A1", List.of(GroupRule.values()));
    static final Option.Flag EDGE_CLOSED = new Option.Flag("edge-closed", "SX-A2", true);
    static final Option.Choice HARVEST_MODE =
            new Option.Choice("harvest-mode", "SX-A3", List.of("simultaneous", "sequential"), "simultaneous");
    static final Option.Choice COMPOST_RIGHTMOST =
            new Option.Choice("compost-rightmost", "SX-A4", List.of("present", "last-slot"), "present");
    static final Option.Choice REFILL = new Option.Choice("refill", "SX-A5", List.of("upkeep", "immediate"), "upkeep");
    static final Option.Choice FORCED_SKIP =
            new Option.Choice("forced-skip", "SX-A6", List.of("forfeit", "must-flush"), "forfeit");
    static final Option.Choice CRASH_TEST = new Option.Choice("crash-test", "SX-A7", List.of("pass", "meet"), "pass");
    static final Option.Choice SECOND_TRIGGER = choice("second-trigger", "SX-A8", List.of(SecondTrigger.values()));
    static final Option.Range VALUE_LIMIT = new Option.Range("value-limit", "SX-A8", 1, 50, 10);
    static final Option.Choice COMPOST_RESHUFFLE =
            new Option.Choice("compost-reshuffle", "SX-A9", List.of("auto", "on", "off"), "auto");
    static final Option.Range TURN_CAP = new Option.Range("turn-cap", "SX-5.5", 0, 4000, 400);
    static final Option.Choice BUST_ROUNDING =
            new Option.Choice("bust-rounding", "SX-A10", List.of("loss-up", "result-up"), "loss-up");
    static final Option.Choice BUST_TIE = choice("bust-tie", "SX-A11", List.of(BustTie.values()));

    /// All options except the preset file, in the order in which people are asked.
    static final List<Option<?>> SINGLE = List.of(
            GARDEN_SHAPE,
            INITIAL_GARDEN,
            EXCHANGE_SLOTS,
            PORTFOLIO_SIZE,
            SEEDY_TOKENS,
            MARKET_START,
            VALUE_START,
            FIRST_PLAYER,
            GROUP_RULE,
            EDGE_CLOSED,
            HARVEST_MODE,
            COMPOST_RIGHTMOST,
            REFILL,
            FORCED_SKIP,
            CRASH_TEST,
            SECOND_TRIGGER,
            VALUE_LIMIT,
            COMPOST_RESHUFFLE,
            TURN_CAP,
            BUST_ROUNDING,
            BUST_TIE);

    static final Option.File PRESET =
            new Option.File("preset", "SX-8.1", PresetFile.standard(), PresetFile::judge, PresetFile::whole);

    static final GameInfo INFO = new GameInfo(
            "stalk-exchange",
            "Stalk Exchange",
            "SX",
            LEAST_SEATS,
            MOST_SEATS,
            1,
            1,
            options(),
            List.of(new GameInfo.Preset(
                    "reconstruction-1",
                    PresetFile.read(PresetFile.standard()).orThrow().forAll())));

    private StalkOptions() {}

    /// The definition of a group. SX-A1
    enum GroupRule implements Worded {
        SAME_TYPE_BLOOMS("same-type-blooms"),
        ANY_TYPE_BLOOMS("any-type-blooms"),
        SAME_TYPE_ANY_FACE("same-type-any-face");

        private final String word;

        GroupRule(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// The trigger that ends the game beside the crash. SX-A8
    enum SecondTrigger implements Worded {
        GREENHOUSE_EMPTY("greenhouse-empty", EndReason.EMPTY_GREENHOUSE),
        VALUE_CAP("value-cap", EndReason.VALUE_LIMIT),
        GARDEN_FULL("garden-full", EndReason.FULL_GARDEN);

        private final String word;
        private final EndReason reason;

        SecondTrigger(String word, EndReason reason) {
            this.word = word;
            this.reason = reason;
        }

        @Override
        public String word() {
            return word;
        }

        /// Returns the reason for the end when it has fired.
        EndReason reason() {
            return reason;
        }
    }

    /// The types that bust at a tie. SX-A11
    enum BustTie implements Worded {
        ALL("all"),
        NONE("none"),
        ONE_RANDOM("one-random");

        private final String word;

        BustTie(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    private static List<Option<?>> options() {
        var options = new java.util.ArrayList<Option<?>>(SINGLE);
        options.add(PRESET);
        return options;
    }

    /// Returns a choice whose standard is the first value.
    private static Option.Choice choice(String name, String rule, List<? extends Worded> values) {
        return new Option.Choice(
                name, rule, Worded.words(values), values.getFirst().word());
    }

    private static Option.Table table(String name, String rule, int least, int most, Map<Integer, Integer> standards) {
        return new Option.Table(name, rule, least, most, new TreeMap<>(standards));
    }

    static String cells(List<Cell> cells) {
        return cells.isEmpty() ? NO_CELLS : cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }

    private static <T> TextForm<T> form(
            java.util.function.Function<String, Reading<T>> read, java.util.function.Function<T, String> write) {
        return new TextForm<>() {
            @Override
            public String write(T value) {
                return write.apply(value);
            }

            @Override
            public Reading<T> read(String text) {
                return read.apply(text);
            }
        };
    }

    /// Returns why these options cannot be played together at this table.
    static Optional<Refusal> refusal(Setup setup) {
        if (!setup.chosen().containsKey(PRESET.name())) {
            return clash(setup).map(Clash::refusal);
        }
        return setup.chosen().keySet().stream()
                .filter(name -> !name.equals(PRESET.name()))
                .findFirst()
                .map(name -> new Refusal("SX-8.1", new StalkRefusal.PresetSaysAll(name)))
                .or(() -> clash(PresetFile.unfold(setup)).map(Clash::refusal));
    }

    /// An option whose value does not go with the others.
    ///
    /// @param fault what is wrong with it, and what would be right
    record Clash(String option, String rule, StalkFault fault) {
        Refusal refusal() {
            return new Refusal(rule, new StalkRefusal.OptionClash(option, fault));
        }
    }

    /// Returns the first of the single options that does not go with the others.
    static Optional<Clash> clash(Setup setup) {
        var first = setup.value(FIRST_PLAYER);
        if (!first.equals(RANDOM) && Integer.parseInt(first) > setup.seats()) {
            return clash(FIRST_PLAYER, "SX-2.1", new StalkFault.FirstSeatMissing(first, setup.seats()));
        }
        var initial = setup.value(INITIAL_GARDEN);
        var shape = setup.value(GARDEN_SHAPE);
        for (var cell : initial) {
            if (!shape.has(cell)) {
                return clash(INITIAL_GARDEN, "SX-2.4", new StalkFault.CellOutside(cell.toString(), shape.names()));
            }
        }
        int portfolios = setup.seats() * setup.value(PORTFOLIO_SIZE);
        int others = setup.value(EXCHANGE_SLOTS) + initial.size();
        int flowers = Bunch.size(Bunch.ALL);
        if (portfolios + others > flowers) {
            return clash(
                    PORTFOLIO_SIZE,
                    "SX-1.1",
                    new StalkFault.PortfoliosTooLarge(
                            setup.value(PORTFOLIO_SIZE),
                            portfolios + others,
                            flowers,
                            (flowers - others) / setup.seats()));
        }
        if (setup.value(TURN_CAP) == 0 && !setup.value(SECOND_TRIGGER).equals(SecondTrigger.GREENHOUSE_EMPTY.word())) {
            return clash(TURN_CAP, "SX-5.5", new StalkFault.GameNeedsAnEnd());
        }
        return Optional.empty();
    }

    private static Optional<Clash> clash(Option<?> option, String rule, StalkFault fault) {
        return Optional.of(new Clash(option.name(), rule, fault));
    }
}
