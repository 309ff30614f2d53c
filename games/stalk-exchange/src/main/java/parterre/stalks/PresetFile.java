package parterre.stalks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parterre.catalogue.CardFile;
import parterre.catalogue.Item;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Fault;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;

/// A named set of all options, read from a file. The file has one field for each option that is not at its
/// default. A value that depends on the number of seats is a list of four numbers, for 2, 3, 4 and 5 seats.
/// `marks` tell the source of a value. SX-8.1
///
/// @param name what the preset is called
/// @param texts the options' values as text, by their names, for each number of seats
/// @param marks for each option where its value comes from
record PresetFile(String name, Map<Integer, Map<String, String>> texts, Map<String, Provenance> marks) {
    private static final String ROOM = "/parterre/room/stalk-exchange/";
    private static final String STANDARD = "reconstruction-1.json";

    /// Returns the preset that holds every default: Parterre's own reconstruction. SX-8.2
    static Attachment standard() {
        return new Attachment(STANDARD, resource(ROOM + STANDARD));
    }

    /// Returns the preset of a file, or all its problems.
    static Reading<PresetFile> read(Attachment file) {
        return CardFile.read(file, PresetFile::of);
    }

    /// Returns the file itself if some number of seats can play it, or all its problems. Problems with only
    /// some numbers of seats are reported when a table is set up.
    static Reading<Attachment> judge(Attachment file) {
        return read(file).then(preset -> {
            var clashes = preset.texts.keySet().stream()
                    .map(seats -> StalkOptions.clash(preset.setup(StalkOptions.INFO.edition(), seats)))
                    .toList();
            return clashes.stream().allMatch(Optional::isPresent)
                    ? CardFile.read(file, item -> {
                        clashes.getFirst().ifPresent(one -> item.wrong(one.option(), one.fault()));
                        return file;
                    })
                    : Reading.good(file);
        });
    }

    private static PresetFile of(Item file) {
        var name = file.text("name");
        var texts = new TreeMap<Integer, Map<String, String>>();
        for (int seats = StalkOptions.LEAST_SEATS; seats <= StalkOptions.MOST_SEATS; seats++) {
            texts.put(seats, new TreeMap<>());
        }
        var names = new ArrayList<String>();
        for (var option : StalkOptions.SINGLE) {
            names.add(option.name());
            if (file.has(option.name())) {
                var values = values(file, option);
                for (var entry : texts.entrySet()) {
                    int place = entry.getKey() - StalkOptions.LEAST_SEATS;
                    entry.getValue().put(option.name(), values.get(place % values.size()));
                }
            }
        }
        var marks = file.marks(names);
        file.nothingElse();
        return new PresetFile(name, texts, marks);
    }

    /// Returns the file's values of an option: one text, or one for each number of seats.
    private static List<String> values(Item file, Option<?> option) {
        var name = option.name();
        return switch (option) {
            case Option.Flag flag -> List.of(flag.write(file.flag(name)));
            case Option.Range range -> List.of(Integer.toString(file.number(name, range.least(), range.most())));
            case Option.Choice choice ->
                List.of(file.oneOf(
                        name,
                        word -> choice.words().stream().filter(word::equals).findFirst(),
                        String.join(", ", choice.words()),
                        choice.standard(StalkOptions.LEAST_SEATS)));
            case Option.Table table -> {
                int counts = StalkOptions.MOST_SEATS - StalkOptions.LEAST_SEATS + 1;
                yield file.numbers(name, counts, table.least(), table.most()).stream()
                        .map(String::valueOf)
                        .toList();
            }
            case Option.Text<?> text -> List.of(judged(file, text));
            case Option.File _ -> throw new IllegalStateException("a preset holds no file");
        };
    }

    private static <T> String judged(Item file, Option.Text<T> option) {
        return switch (option.read(file.line(option.name()))) {
            case Reading.Good<T>(T value) -> option.write(value);
            case Reading.Bad<T>(List<Reading.Problem> problems) -> {
                problems.forEach(
                        problem -> file.wrong(option.name(), new Fault.HasPart(problem.where(), problem.fault())));
                yield option.write(option.standard(StalkOptions.LEAST_SEATS));
            }
        };
    }

    /// Returns the values that do not depend on the number of seats.
    Map<String, String> forAll() {
        var same = new TreeMap<>(texts.get(StalkOptions.LEAST_SEATS));
        StalkOptions.SINGLE.stream()
                .filter(Option.Table.class::isInstance)
                .forEach(option -> same.remove(option.name()));
        return same;
    }

    /// Returns the same setup with the values of its preset file as single options.
    static Setup unfold(Setup setup) {
        return read(setup.value(StalkOptions.PRESET)).orThrow().setup(setup.edition(), setup.seats());
    }

    private Setup setup(int edition, int seats) {
        return Setup.read(StalkOptions.INFO, edition, seats, texts.getOrDefault(seats, Map.of()))
                .orThrow();
    }

    /// Returns the same file with its default values written out, and without parts that do not matter in play.
    static Attachment whole(Attachment file) {
        return switch (read(file)) {
            case Reading.Good<PresetFile>(PresetFile preset) -> new Attachment(file.name(), preset.json());
            case Reading.Bad<PresetFile> _ -> file;
        };
    }

    private String json() {
        return StalkOptions.SINGLE.stream()
                .map(option -> "\"" + option.name() + "\": " + json(option))
                .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    }

    private <T> String json(Option<T> option) {
        var values = texts.entrySet().stream()
                .map(each -> each.getValue().getOrDefault(option.name(), option.write(option.standard(each.getKey()))))
                .toList();
        return switch (option) {
            case Option.Table _ -> values.toString();
            case Option.Range _ -> values.getFirst();
            case Option.Flag _, Option.Choice _, Option.Text<?> _, Option.File _ -> "\"" + values.getFirst() + "\"";
        };
    }

    static String resource(String path) {
        try (var stream = PresetFile.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException(path + " is not packed with the game");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
