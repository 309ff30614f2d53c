package parterre.server.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.engine.table.RecordFault;
import parterre.server.store.Database;
import parterre.server.store.ExportStore;
import parterre.server.store.PeopleStore;
import parterre.server.store.TableStore;
import parterre.server.table.run.TableReplay;
import parterre.server.wire.Json;

/// Exports of the fixture with every kind of event, and imports of these exports.
class TransferTest {
    @TempDir
    Path folder;

    private Path data;
    private Path out;

    @BeforeEach
    void unpack() throws IOException {
        data = Files.createDirectory(folder.resolve("data"));
        out = folder.resolve("out");
        var fixture = Path.of("src/test/resources/databases/2026-11-28.db.gz");
        try (var packed = new GZIPInputStream(Files.newInputStream(fixture))) {
            Files.copy(packed, Database.file(data));
        }
    }

    private Export.Findings export(Path from, Optional<String> badge, Path to) throws Exception {
        return Export.write(from, Optional.empty(), badge, to, Boxes.all());
    }

    private Import.Findings takeIn(Path from, Path into) throws Exception {
        return Import.read(from, Optional.empty(), into, Optional.empty(), Boxes.all());
    }

    private static List<ExportFiles.Line> lines(Path export) throws IOException {
        return Files.readAllLines(export.resolve(ExportFiles.TABLES)).stream()
                .map(ExportFiles.LINE::read)
                .toList();
    }

    private String badge(String name) {
        try (var database = Database.inFolder(data)) {
            return database.read(handle -> handle.createQuery("select badge from person where name = ?")
                    .bind(0, name)
                    .mapTo(String.class)
                    .one());
        }
    }

    @Test
    void export_ofAWholeServer_isImportedByAnotherServer() throws Exception {
        var exported = export(data, Optional.empty(), out);
        assertThat(exported.hidden()).isZero();
        assertThat(exported.gathering()).isPositive();
        assertThat(exported.unreadable()).isEmpty();
        assertThat(out.resolve(ExportFiles.PERSON)).doesNotExist();
        var lines = lines(out);
        assertThat(lines)
                .hasSize(exported.tables())
                .anySatisfy(line -> assertThat(line.ending()).isEmpty());

        var other = folder.resolve("other");
        var imported = takeIn(out, other);
        assertThat(imported.tables()).isEqualTo(exported.tables());
        assertThat(imported.people()).isPositive();
        try (var database = Database.inFolder(other)) {
            var replayed = TableReplay.all(database, Boxes.all());
            assertThat(replayed.tables()).isEqualTo(exported.tables());
            assertThat(replayed.frozen()).isEmpty();
            assertThat(replayed.unfinished())
                    .as("games of nobody whom this server knows")
                    .isZero();
        }
        assertThat(takeIn(out, other)).isEqualTo(new Import.Findings(0, exported.tables(), 0, 0));

        var again = folder.resolve("again");
        export(other, Optional.empty(), again);
        var ended = lines.stream().filter(line -> line.ending().isPresent()).toList();
        for (var line : ended) {
            assertThat(steps(again, line)).as(line.file()).isEqualTo(steps(out, line));
        }
    }

    /// A record without its notes, which tell of the table.
    private static String steps(Path export, ExportFiles.Line line) throws IOException {
        return Files.readAllLines(line.in(export)).stream()
                .filter(text -> !text.startsWith("note "))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void runningGamesGoOn_whereTheirPeopleAreKnown() throws Exception {
        var exported = export(data, Optional.empty(), out);
        long running =
                lines(out).stream().filter(line -> line.ending().isEmpty()).count();
        try (var database = Database.inFolder(data)) {
            database.write(handle -> {
                for (var table : List.of("table_event", "table_card", "table_person", "sealed_answer")) {
                    handle.execute("delete from " + table);
                }
            });
        }
        var imported = takeIn(out, data);
        assertThat(imported.people()).isZero();
        assertThat(imported.tables()).isEqualTo(exported.tables());
        try (var database = Database.inFolder(data)) {
            assertThat(TableReplay.all(database, Boxes.all()).unfinished()).isEqualTo((int) running);
        }
    }

    @Test
    void aPersonsExportShowsOnlyWhatTheyMaySee() throws Exception {
        var exported = export(data, Optional.of(badge("Ada")), out);
        assertThat(exported.tables()).isPositive();
        assertThat(exported.hidden()).isPositive();
        var whole = folder.resolve("whole");
        export(data, Optional.empty(), whole);
        var hidden = lines(out).stream().filter(line -> !line.whole()).toList();
        assertThat(hidden)
                .allSatisfy(line -> assertThat(line.ending()).isEmpty())
                .anySatisfy(line ->
                        assertThat(Files.readString(line.in(out))).isNotEqualTo(Files.readString(line.in(whole))));
        var person = Json.MAPPER.readTree(out.resolve(ExportFiles.PERSON));
        assertThat(person.path("name").asString("")).isEqualTo("Ada");
        assertThat(person.path("blocks").size()).isEqualTo(1);
        assertThat(person.path("reports").size()).isEqualTo(1);
        assertThat(person.path("said").size()).isEqualTo(1);
        assertThat(Files.readString(out.resolve(ExportFiles.PERSON))).doesNotContain("cookie");
        var imported = takeIn(out, folder.resolve("other"));
        assertThat(imported.hidden()).isEqualTo(hidden.size());
        assertThat(imported.tables()).isEqualTo(exported.tables() - hidden.size());
    }

    @Test
    void aPersonsSeatsGoToThePersonWhoIsNamed() throws Exception {
        var exported = export(data, Optional.of(badge("Ada")), out);
        var other = folder.resolve("other");
        try (var database = Database.inFolder(other)) {
            new PeopleStore(database).name("new", "Adele", "fedcba9876543210", 1);
        }
        assertThatThrownBy(
                        () -> Import.read(out, Optional.of("0123456789abcdef"), other, Optional.empty(), Boxes.all()))
                .isInstanceOf(UnknownPersonException.class);
        var imported = Import.read(out, Optional.of("fedcba9876543210"), other, Optional.empty(), Boxes.all());
        assertThat(imported.tables()).isEqualTo(exported.tables() - exported.hidden());
        try (var database = Database.inFolder(other)) {
            assertThat(new TableStore(database).of("new")).hasSize(imported.tables());
            assertThat(TableReplay.all(database, Boxes.all()).unfinished()).isPositive();
        }
    }

    @Test
    void aPostgresqlIsExportedAndTakesTablesIn() throws Exception {
        var exported = export(data, Optional.empty(), out);
        try (var postgres = EmbeddedPostgres.start()) {
            var url = Optional.of(postgres.getJdbcUrl("postgres", "postgres"));
            assertThat(Import.read(out, Optional.empty(), data, url, Boxes.all())
                            .tables())
                    .isEqualTo(exported.tables());
            assertThat(Export.write(data, url, Optional.empty(), folder.resolve("again"), Boxes.all())
                            .tables())
                    .isEqualTo(exported.tables());
        }
    }

    @Test
    void problems_areToldByLine_andNothingIsImported() throws Exception {
        export(data, Optional.empty(), out);
        var lines = Files.readAllLines(out.resolve(ExportFiles.TABLES));
        var record = ExportFiles.LINE.read(lines.get(3));
        var text = Files.readString(record.in(out));
        Files.writeString(record.in(out), text.replaceFirst("(?m)^1\\. ", "2. "));
        Files.delete(ExportFiles.LINE.read(lines.get(2)).in(out));
        lines.set(0, lines.get(0).replace("\"whole\":true", "\"whole\":1"));
        lines.add(lines.get(1));
        lines.add(lines.get(4).replaceFirst("records/", "../"));
        Files.write(out.resolve(ExportFiles.TABLES), lines);
        var other = folder.resolve("other");
        assertThatThrownBy(() -> takeIn(out, other))
                .isInstanceOfSatisfying(
                        Import.RefusedException.class,
                        refused -> assertThat(refused.problems())
                                .hasSizeGreaterThanOrEqualTo(5)
                                .contains(new ImportProblem.Missing(
                                        ExportFiles.TABLES,
                                        3,
                                        ExportFiles.LINE.read(lines.get(2)).file()))
                                .anySatisfy(problem -> assertThat(problem)
                                        .isInstanceOfSatisfying(
                                                ImportProblem.Unreadable.class,
                                                unreadable -> assertThat(unreadable.line())
                                                        .isEqualTo(1)))
                                .anySatisfy(problem -> assertThat(problem)
                                        .isInstanceOfSatisfying(
                                                ImportProblem.Twice.class,
                                                twice ->
                                                        assertThat(twice.line()).isEqualTo(lines.size() - 1)))
                                .anySatisfy(problem -> assertThat(problem)
                                        .isInstanceOfSatisfying(ImportProblem.Refused.class, wrong -> {
                                            assertThat(wrong.file()).isEqualTo(record.file());
                                            assertThat(wrong.problem().line()).isPositive();
                                            assertThat(wrong.problem().fault()).isInstanceOf(RecordFault.class);
                                        })));
        try (var database = Database.inFolder(other)) {
            assertThat(TableReplay.all(database, Boxes.all()).tables()).isZero();
            assertThat(new ExportStore(database).person(badge("Ada"))).isEmpty();
        }
    }

    @Test
    void existingFiles_andADatabaseInUse_areLeftAlone() throws Exception {
        Files.createDirectory(out);
        assertThatThrownBy(() -> export(data, Optional.empty(), out)).isInstanceOf(FileAlreadyExistsException.class);
        assertThatThrownBy(() -> export(data, Optional.of("0123456789abcdef"), folder.resolve("nobody")))
                .isInstanceOf(UnknownPersonException.class);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("data", "out");
        export(data, Optional.empty(), folder.resolve("export"));
        try (var _ = parterre.server.store.ServerLock.take(data, Optional.empty())) {
            assertThatThrownBy(() -> takeIn(folder.resolve("export"), data)).isInstanceOf(UncheckedIOException.class);
        }
    }
}
