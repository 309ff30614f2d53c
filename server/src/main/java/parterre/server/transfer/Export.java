package parterre.server.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Reason;
import parterre.engine.box.GameBox;
import parterre.server.people.Person;
import parterre.server.store.Backup;
import parterre.server.store.Database;
import parterre.server.store.ExportStore;
import parterre.server.table.run.TableExport;
import parterre.server.wire.ApiException;

/// Writes the tables of a server as records into a folder, or those of one person with their own data. The
/// server may run meanwhile: the data are those of one instant.
public final class Export {
    private final List<GameBox<?, ?, ?>> games;
    private final Database database;

    private Export(Database database, List<GameBox<?, ?, ?>> games) {
        this.database = database;
        this.games = games;
    }

    /// The numbers of an export.
    ///
    /// @param tables how many tables were written
    /// @param hidden how many of them hide something from the person, so that no import can take them back
    /// @param gathering how many tables were left out because their games have not begun
    /// @param unreadable why other tables were left out, by their ids
    public record Findings(int tables, int hidden, int gathering, Map<String, Reason> unreadable) {}

    /// Exports the data of a server. The folder stands there whole or not at all, and is its owner's alone.
    ///
    /// @param data the server's data folder
    /// @param url the PostgreSQL that it uses instead
    /// @param badge of the person whose tables are exported, as that person may see them; all tables if left
    ///     out
    /// @param folder where there is nothing yet
    /// @throws java.nio.file.NoSuchFileException if the data folder holds no database
    /// @throws FileAlreadyExistsException if the folder is there already
    /// @throws IOException if something cannot be read or written
    public static Findings write(
            Path data, Optional<String> url, Optional<String> badge, Path folder, List<GameBox<?, ?, ?>> games)
            throws IOException, UnknownPersonException {
        if (Files.exists(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        var scratch = Files.createTempDirectory("parterre-export-");
        var part = folder.resolveSibling(folder.getFileName() + ".part");
        try {
            Backup.write(data, url, Database.file(scratch));
            Folders.delete(part);
            Database.make(part.resolve(ExportFiles.RECORDS));
            Findings findings;
            try (var database = Database.inFolder(scratch)) {
                findings = new Export(database, games).write(badge, part);
            }
            Files.move(part, folder, StandardCopyOption.ATOMIC_MOVE);
            return findings;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            Folders.delete(part);
            Folders.delete(scratch);
        }
    }

    private Findings write(Optional<String> badge, Path folder) throws IOException, UnknownPersonException {
        var store = new ExportStore(database);
        var person = Optional.<ExportStore.Stored>empty();
        if (badge.isPresent()) {
            person = store.person(badge.get());
            if (person.isEmpty()) {
                throw new UnknownPersonException();
            }
        }
        var reader = person.map(one -> new Person(one.id(), one.name(), one.badge()));
        var tables = new TableExport(database, games);
        var said = new ArrayList<TableExport.Saying>();
        var unreadable = new TreeMap<String, Reason>();
        int written = 0;
        int hidden = 0;
        int gathering = 0;
        try (var lines = Files.newBufferedWriter(folder.resolve(ExportFiles.TABLES))) {
            for (var id : tables.ids(reader)) {
                try {
                    reader.ifPresent(one -> said.addAll(tables.said(id, one)));
                    var table = tables.table(id, reader);
                    if (table.isEmpty()) {
                        gathering++;
                        continue;
                    }
                    var line = ExportFiles.Line.of(table.get());
                    Files.writeString(line.in(folder), table.get().text());
                    lines.write(ExportFiles.LINE.write(line) + "\n");
                    written++;
                    hidden += line.whole() ? 0 : 1;
                } catch (ApiException refusal) {
                    unreadable.put(id, refusal.reason());
                }
            }
        }
        if (person.isPresent()) {
            Files.writeString(
                    folder.resolve(ExportFiles.PERSON), PersonData.FORM.write(data(store, person.get(), said)) + "\n");
        }
        return new Findings(written, hidden, gathering, unreadable);
    }

    private static PersonData data(ExportStore store, ExportStore.Stored person, List<TableExport.Saying> said) {
        return new PersonData(
                person.badge(),
                person.name(),
                Instant.ofEpochMilli(person.created()),
                store.devices(person.id()).stream()
                        .map(device ->
                                new PersonData.Device(device.label(), time(device.created()), time(device.seen())))
                        .toList(),
                store.blocks(person.id()).stream()
                        .map(block -> new PersonData.Block(block.badge(), block.name()))
                        .toList(),
                store.sanctions(person.id()).stream()
                        .map(sanction ->
                                new PersonData.Sanction(sanction.kind(), time(sanction.until()), sanction.reason()))
                        .toList(),
                store.reports(person.id()).stream()
                        .map(report -> new PersonData.Report(
                                time(report.at()), report.table(), report.name(), report.reason(), report.body()))
                        .toList(),
                said.stream()
                        .map(one -> new PersonData.Said(one.table(), time(one.at()), one.name(), one.text()))
                        .toList());
    }

    private static Instant time(long millis) {
        return Instant.ofEpochMilli(millis);
    }
}
