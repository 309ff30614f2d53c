package parterre.server.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordFault;
import parterre.server.people.Guests;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.store.Database;
import parterre.server.store.ExportStore;
import parterre.server.store.ServerLock;
import parterre.server.store.TableStore;
import parterre.server.table.run.TableImport;
import parterre.server.table.run.TableRecord;
import parterre.stored.StoredException;

/// Takes the tables of an export into the data of a server that does not run. All of them are imported, or
/// none.
public final class Import {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{16,64}");

    /// An import stops after this many problems.
    private static final int MOST_PROBLEMS = 20;

    private final Path folder;
    private final ExportStore store;
    private final TableImport tables;
    private final Map<String, Person> people = new HashMap<>();
    private final Set<String> known = new HashSet<>();
    private final List<ExportStore.Stored> strangers = new ArrayList<>();

    private Import(Path folder, Database database, List<GameBox<?, ?, ?>> games) {
        this.folder = folder;
        store = new ExportStore(database);
        tables = new TableImport(database, games);
    }

    /// The numbers of an import.
    ///
    /// @param tables how many tables are new
    /// @param there how many tables were there already, which were left as they were
    /// @param hidden how many were left out because their records hide something
    /// @param people how many people are new: nobody can sign in as one of them
    public record Findings(int tables, int there, int hidden, int people) {}

    /// Something is wrong with the export. Nothing was imported.
    public static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1;

        private final transient List<ImportProblem> problems;

        RefusedException(List<ImportProblem> problems) {
            super(problems.toString());
            this.problems = List.copyOf(problems);
        }

        public List<ImportProblem> problems() {
            return problems;
        }
    }

    /// Imports an export.
    ///
    /// @param owner the badge of the person of this server who gets the seats of the person whose export it is
    /// @param data the data folder of the server
    /// @param url the PostgreSQL that it uses instead
    /// @throws UncheckedIOException if the data cannot be used, or a server uses them
    /// @throws IOException if the export cannot be read
    /// @throws RefusedException if something in the export is wrong
    public static Findings read(
            Path folder, Optional<String> owner, Path data, Optional<String> url, List<GameBox<?, ?, ?>> games)
            throws IOException, RefusedException, UnknownPersonException {
        var lines = Files.readAllLines(folder.resolve(ExportFiles.TABLES));
        var exported = owner.isEmpty() ? "" : Files.readString(folder.resolve(ExportFiles.PERSON));
        if (url.isEmpty()) {
            Database.make(data);
        }
        try (var _ = ServerLock.take(data, url);
                var database = url.map(Database::at).orElseGet(() -> Database.inFolder(data))) {
            var taking = new Import(folder, database, games);
            if (owner.isPresent()) {
                taking.give(exported, owner.get());
            }
            return taking.read(lines);
        }
    }

    /// Gives the seats of the person whose export it is to a person of this server.
    private void give(String exported, String owner) throws RefusedException, UnknownPersonException {
        String badge;
        try {
            badge = PersonData.FORM.read(exported).badge();
        } catch (StoredException e) {
            throw new RefusedException(
                    List.of(new ImportProblem.Unreadable(ExportFiles.PERSON, 1, String.valueOf(e.getMessage()))));
        }
        var person = store.person(owner).orElseThrow(UnknownPersonException::new);
        people.put(badge, person(person));
        known.add(badge);
    }

    private static Person person(ExportStore.Stored stored) {
        return new Person(stored.id(), stored.name(), stored.badge());
    }

    private Findings read(List<String> lines) throws RefusedException {
        var problems = new ArrayList<ImportProblem>();
        var all = new LinkedHashMap<String, ExportFiles.Line>();
        for (int i = 0; i < lines.size() && problems.size() < MOST_PROBLEMS; i++) {
            if (!lines.get(i).isBlank()) {
                line(lines.get(i), i + 1, all).ifPresent(problems::add);
            }
        }
        var there = tables.there();
        var wanted = all.values().stream()
                .filter(ExportFiles.Line::whole)
                .filter(line -> !there.contains(line.id()))
                .toList();
        wanted.forEach(this::meet);
        for (var line : wanted) {
            if (problems.size() < MOST_PROBLEMS && act(line) instanceof Reading.Bad<?>(var faults)) {
                faults.forEach(fault -> problems.add(new ImportProblem.Refused(line.file(), fault)));
            }
        }
        if (!problems.isEmpty()) {
            throw new RefusedException(problems);
        }
        store.keep(
                strangers,
                () -> wanted.stream().map(line -> act(line).orThrow()).iterator());
        int hidden = (int) all.values().stream().filter(line -> !line.whole()).count();
        return new Findings(wanted.size(), all.size() - hidden - wanted.size(), hidden, strangers.size());
    }

    /// Reads a line about a table.
    ///
    /// @return what is wrong with it
    private Optional<ImportProblem> line(String text, int number, Map<String, ExportFiles.Line> all) {
        ExportFiles.Line line;
        try {
            line = tidied(ExportFiles.LINE.read(text));
        } catch (StoredException e) {
            return Optional.of(
                    new ImportProblem.Unreadable(ExportFiles.TABLES, number, String.valueOf(e.getMessage())));
        }
        // A name such as ../x would leave the folder.
        var file = line.in(folder).normalize();
        if (!file.startsWith(folder.normalize()) || !Files.isRegularFile(file)) {
            return Optional.of(new ImportProblem.Missing(ExportFiles.TABLES, number, line.file()));
        }
        return all.putIfAbsent(line.id(), line) == null
                ? Optional.empty()
                : Optional.of(new ImportProblem.Twice(ExportFiles.TABLES, number, line.id()));
    }

    private static ExportFiles.Line tidied(ExportFiles.Line line) {
        if (!ID.matcher(line.id()).matches()) {
            throw new StoredException("the field 'id' is not the id of a table");
        }
        if (line.ending().filter(how -> !TableImport.isEnding(how)).isPresent()) {
            throw new StoredException("the word of 'ending' is not known");
        }
        return line.with(line.seats().stream().map(Import::tidied).toList());
    }

    /// An open seat has an empty name.
    private static TableRecord.Holder tidied(TableRecord.Holder holder) {
        return holder.name().isEmpty()
                ? holder
                : holder.called(Names.tidy(holder.name())
                        .orElseThrow(() -> new StoredException("the name of " + holder.seat() + " is not allowed")));
    }

    /// Finds the people of a table, or makes them.
    private void meet(ExportFiles.Line line) {
        for (var holder : line.seats()) {
            holder.badge().filter(badge -> !people.containsKey(badge)).ifPresent(badge -> {
                var found = store.person(badge).map(Import::person);
                if (found.isPresent()) {
                    known.add(badge);
                    people.put(badge, found.get());
                } else {
                    var guest = Guests.stranger(holder.name());
                    strangers.add(new ExportStore.Stored(
                            guest.id(),
                            guest.name(),
                            guest.badge(),
                            line.created().toEpochMilli()));
                    people.put(badge, guest);
                }
            });
        }
    }

    private Reading<TableStore.Act> act(ExportFiles.Line line) {
        try {
            return tables.table(line.with(Files.readString(line.in(folder))), people, known);
        } catch (CharacterCodingException e) {
            return Reading.bad(line.file(), new RecordFault.NotUtf8());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
