package parterre.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.SecureLuck;

/// Checks which packages may use which others, where the build's modules cannot say it.
class HouseTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("parterre");

    /// Where the rules of games live: nothing here may know a clock, a file, a socket or a random generator.
    private static final List<String> RULES = Stream.concat(
                    Stream.of("parterre.engine"), House.games().stream().map(House::packageOf))
            .map(name -> name + "..")
            .toList();

    /// Rooms that find games by ServiceLoader and never name one.
    private static final String[] GAMELESS = {
        "parterre.bots..",
        "parterre.learn..",
        "parterre.review..",
        "parterre.lab..",
        "parterre.server..",
        "parterre.cli.."
    };

    @Test
    void theHouseWasFound() {
        assertThat(HOUSE.size()).isGreaterThan(50);
        assertThat(House.games()).contains("gardens-of-mars");
    }

    @Test
    void theEngineKnowsNobody() {
        noClasses()
                .that(resideInAPackage("parterre.engine.."))
                .should()
                .dependOnClassesThat(not(resideInAnyPackage(
                        "parterre.engine..",
                        "java.lang..",
                        "java.util",
                        "java.util.function..",
                        "java.util.regex..",
                        "java.util.stream..",
                        "java.nio",
                        "java.nio.charset..",
                        "java.security..",
                        "java.math..",
                        "org.jspecify..")))
                .because("the contract stands alone")
                .check(HOUSE);
    }

    @Test
    void aGameKnowsOnlyTheContract() {
        for (var game : House.games()) {
            noClasses()
                    .that(resideInAPackage(House.packageOf(game) + ".."))
                    .should()
                    .dependOnClassesThat(not(resideInAnyPackage(
                            House.packageOf(game) + "..",
                            "parterre.engine..",
                            "parterre.catalogue..",
                            "java.lang..",
                            "java.util",
                            "java.util.function..",
                            "java.util.regex..",
                            "java.util.stream..",
                            "java.math..",
                            "java.io",
                            "java.nio.charset..",
                            "org.jspecify..")))
                    .because("a game never knows another game, a bot, the server, a thread or a file")
                    .check(HOUSE);
        }
    }

    /// Only the suite and the server work out what events change in a view. Play and search never pay for it.
    @Test
    void rulesAndSearchUseNoReducer() {
        var packages = Stream.concat(
                        Stream.of(
                                "parterre.engine", "parterre.engine.table", "parterre.engine.walk", "parterre.bots.."),
                        House.games().stream().map(game -> House.packageOf(game) + ".."))
                .toArray(String[]::new);
        noClasses()
                .that(resideInAnyPackage(packages))
                .and()
                .haveSimpleNameNotEndingWith("Reducer")
                .and()
                .haveSimpleNameNotEndingWith("Box")
                .should()
                .dependOnClassesThat(resideInAPackage("parterre.engine.view"))
                .because("a reducer reads views by reflection")
                .check(HOUSE);
    }

    @Test
    void nobodyElseNamesAGame() {
        var games =
                House.games().stream().map(game -> House.packageOf(game) + "..").toArray(String[]::new);
        noClasses()
                .that(resideInAnyPackage(GAMELESS))
                .should()
                .dependOnClassesThat(resideInAnyPackage(games))
                .because("games are found by ServiceLoader")
                .check(HOUSE);
    }

    @Test
    void rulesKnowNoClockAndNoLuckOfTheirOwn() {
        for (var rules : RULES) {
            noClasses()
                    .that(resideInAPackage(rules))
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage("java.time..", "java.util.random..", "java.util.concurrent.."))
                    .orShould()
                    .dependOnClassesThat()
                    .belongToAnyOf(java.util.Random.class, java.util.SplittableRandom.class)
                    .orShould()
                    .callMethod(Math.class, "random")
                    .orShould()
                    .callMethod(System.class, "nanoTime")
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis")
                    .because("chance is a move, and time is the table's")
                    .check(HOUSE);
        }
    }

    @Test
    void onlySecureLuckIsUnpredictable() {
        noClasses()
                .that(resideInAnyPackage(RULES.toArray(String[]::new)))
                .and()
                .doNotBelongToAnyOf(SecureLuck.class)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(SecureRandom.class)
                .check(HOUSE);
    }

    @Test
    void theTablesCoreIsPure() {
        noClasses()
                .that(resideInAnyPackage(
                        "parterre.server.table.state", "parterre.server.table.decide", "parterre.server.table.project"))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                        "parterre.server.table.run",
                        "parterre.server.table.stored",
                        "parterre.server.http..",
                        "parterre.server.store..",
                        "parterre.stored..",
                        "parterre.server.work..",
                        "java.util.concurrent..",
                        "java.util.random..",
                        "java.security..",
                        "java.net..",
                        "java.nio.file..",
                        "java.sql..",
                        "org.slf4j.."))
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(
                        Thread.class,
                        java.time.Clock.class,
                        java.util.Random.class,
                        SecureLuck.class,
                        parterre.server.wire.ApiException.class)
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(java.time.Instant.class, "now")
                .because("a table decides from values alone: docs/decisions/0009-a-table-is-a-pure-core.md")
                .check(HOUSE);
    }

    @Test
    void theTablesCoreHasAnOrder() {
        noClasses()
                .that(resideInAPackage("parterre.server.table.state"))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("parterre.server.table.decide", "parterre.server.table.project"))
                .check(HOUSE);
        noClasses()
                .that(resideInAPackage("parterre.server.table.decide"))
                .should()
                .dependOnClassesThat(resideInAPackage("parterre.server.table.project"))
                .check(HOUSE);
    }

    @Test
    void onlyThePortChoosesHttpStatuses() {
        noClasses()
                .that(resideInAPackage("parterre.server.."))
                .and(not(resideInAPackage("parterre.server.http")))
                .should()
                .dependOnClassesThat(resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet.."))
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("parterre.server.http.Statuses")
                .check(HOUSE);
    }

    @Test
    void noTextDependsOnWhereItIsWritten() {
        noClasses()
                .should()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .because("digits are the locale's: write String.format(Locale.ROOT, …)")
                .check(HOUSE);
    }

    @Test
    void onlyCommandLineAndBenchmarksWriteToTheTerminal() {
        noClasses()
                .that(not(resideInAnyPackage("parterre.cli..", "parterre.bench..")))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(HOUSE);
    }

    /// A chapter of Fire and Flora's rules declares by an interface, such as `GrowingTable`, what it reads
    /// and changes of a table. Only the turn order and the readers of positions see the whole.
    @Test
    void aChapterNeverSeesTheWholeTable() {
        var flora = "parterre.flora";
        var above = Stream.of("position", "turn", "knowledge", "text", "board", "evaluation")
                .map(name -> flora + "." + name)
                .toArray(String[]::new);
        assertThat(HOUSE.contain(flora + ".position.Draft")).isTrue();
        noClasses()
                .that(resideInAPackage(flora + ".*"))
                .and(not(resideInAnyPackage(above)))
                .should()
                .dependOnClassesThat(resideInAPackage(flora + ".position"))
                .because("a signature tells what a chapter may read and change")
                .check(HOUSE);
    }

    @Test
    void roomsFormNoCycles() {
        slices().matching("parterre.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("parterre.(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void namesSayWhatAThingIs() {
        noClasses()
                .should()
                .haveSimpleNameEndingWith("Impl")
                .orShould()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .because("a type is a noun that a player would say")
                .check(HOUSE);
    }

    @Test
    void noContractTakesABooleanParameter() {
        var found = new ArrayList<String>();
        for (var type : HOUSE) {
            if (type.isRecord()
                    || RULES.stream().noneMatch(rules -> resideInAPackage(rules).test(type))) {
                continue;
            }
            for (var method : type.getMethods()) {
                if (method.getModifiers().contains(com.tngtech.archunit.core.domain.JavaModifier.PUBLIC)
                        && method.getRawParameterTypes().stream().anyMatch(p -> p.isEquivalentTo(boolean.class))) {
                    found.add(method.getFullName());
                }
            }
        }
        assertThat(found)
                .as("public methods that take a boolean: give the two cases names")
                .isEmpty();
    }
}
