package parterre.house;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What games, servers, experiments and commands store does not depend on Java names, so that renaming a type, field
/// or constant changes no stored byte.
class StoredNamesTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(
                    "parterre.stored",
                    "parterre.server",
                    "parterre.lab",
                    "parterre.review",
                    "parterre.bots",
                    "parterre.cli");

    private static final JavaClasses GAMES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(Stream.concat(
                            Stream.of("parterre.engine", "parterre.catalogue", "parterre.testkit.conformance"),
                            House.games().stream().map(House::packageOf))
                    .toList());

    /// Classes of the engine that compare views, send them to pages, or tell programmers of their mistakes.
    private static final Set<String> OF_VIEWS =
            Set.of("ViewCheck", "ViewDraft", "ValueTree", "ListedBoard", "TypeArguments");

    /// Classes that send to pages.
    private static final Set<String> SENT = Set.of("Sink");

    /// Classes elsewhere that write or read words of files.
    private static final Set<String> OF_FILES = Set.of(
            "Experiment",
            "ExperimentCodec",
            "ExperimentFile",
            "ArmReader",
            "SweepReader",
            "LineUpPlan",
            "MeasureName",
            "UnitSums",
            "UnitSumsCodec",
            "FindingsCodec",
            "ReportWriters",
            "Grade",
            "PuzzleCodec",
            "KeptResults",
            "ReviewedGame",
            "ReviewedGameCodec",
            "ReviewedDecision",
            "SeriesGame",
            "StrengthFile",
            "StrengthFileCodec",
            "RatingPage",
            "BotFault");

    /// The classes that store something.
    private static final DescribedPredicate<JavaClass> STORING = DescribedPredicate.describe(
            "classes that store something",
            type -> resideInAnyPackage(
                                    "parterre.stored",
                                    "parterre.server.store",
                                    "parterre.server.people",
                                    "parterre.server.review",
                                    "parterre.server.transfer",
                                    "parterre.lab.run",
                                    "parterre.lab.tournament")
                            .test(type)
                    || (resideInAPackage("parterre.server.table..").test(type) && !SENT.contains(outermost(type)))
                    || OF_FILES.contains(outermost(type)));

    private static String outermost(JavaClass type) {
        return type.getName().replaceAll(".*\\.|\\$.*", "");
    }

    /// What Jackson's mapper may be asked for: trees and streams, never Java types.
    private static final Set<String> OF_MAPPER = Set.of("readTree", "createGenerator", "builder");

    /// What a class tells of its names.
    private static final Set<String> OF_CLASS =
            Set.of("getName", "getSimpleName", "getTypeName", "getCanonicalName", "getDeclaredFields");

    private static final DescribedPredicate<JavaAccess<?>> JAVA_NAMES = DescribedPredicate.describe(
            "Java names", access -> !isMadeByTheCompiler(access) && namesJava(access.getTarget()));

    private static boolean isMadeByTheCompiler(JavaAccess<?> access) {
        return access.getOriginOwner().isEnum() && access.getOrigin().getName().equals("valueOf");
    }

    private static boolean namesJava(AccessTarget target) {
        var owner = target.getOwner();
        var name = target.getName();
        if (owner.getName().equals("java.lang.Class")) {
            return OF_CLASS.contains(name);
        }
        if (owner.getName().equals("tools.jackson.databind.json.JsonMapper")
                || owner.getName().equals("tools.jackson.databind.ObjectMapper")) {
            return !OF_MAPPER.contains(name);
        }
        if (owner.getPackageName().equals("java.lang.reflect")) {
            return name.equals("getName");
        }
        boolean isOfAll = owner.getName().equals("java.lang.Enum");
        return (isOfAll || owner.isEnum())
                && switch (name) {
                    case "name", "valueOf" -> true;
                    case "toString" -> isOfAll || owner.tryGetMethod("toString").isEmpty();
                    default -> false;
                };
    }

    private static final ArchRule GAMES_HAVE_WORDS = noClasses()
            .that(DescribedPredicate.describe("classes of games", type -> !OF_VIEWS.contains(outermost(type))))
            .should()
            .accessTargetWhere(JAVA_NAMES)
            .because("each stored word is declared as a text: parterre.engine.Worded and parterre.engine.text.Stored");

    /// Code that the rule forbids: each method takes a word from a Java name.
    static final class Leaks {
        enum Colour {
            RED
        }

        private Leaks() {}

        static String name(Colour colour) {
            return colour.name();
        }

        static String text(Colour colour) {
            return colour.toString();
        }

        static List<String> names(List<Colour> colours) {
            return colours.stream().map(Colour::name).toList();
        }

        static Colour read(String word) {
            return Colour.valueOf(word);
        }

        static <E extends Enum<E>> E readAny(Class<E> type, String word) {
            return Enum.valueOf(type, word);
        }

        static String type(Object move) {
            return move.getClass().getSimpleName();
        }

        static String part(Class<?> move) {
            return move.getRecordComponents()[0].getName();
        }
    }

    @Test
    void gamesTakeNoWordFromAJavaName() {
        assertThat(GAMES.stream().map(JavaClass::getSimpleName))
                .containsAll(OF_VIEWS)
                .contains("RecordParts", "PlainForms", "EndCause", "Provenance", "Kind")
                .contains("MarsNotation", "StalkOptions", "Phase", "GnomePositions", "StageForm");
        GAMES_HAVE_WORDS.check(GAMES);
    }

    @Test
    void everyForbiddenWayToAWordIsFound() {
        var leaks = new ClassFileImporter().importClasses(Leaks.class, Leaks.Colour.class);
        var found = String.join(
                "\n", GAMES_HAVE_WORDS.evaluate(leaks).getFailureReport().getDetails());
        assertThat(List.of("name", "text", "names", "read", "readAny", "type", "part"))
                .allSatisfy(method -> assertThat(found).contains("Leaks." + method + "("));
    }

    @Test
    void theCodecsWereFound() {
        assertThat(HOUSE.stream().filter(STORING).map(JavaClass::getSimpleName))
                .containsAll(OF_FILES)
                .contains("EventCodec", "NoteCodec", "TermsCodec", "CardCodec", "PreferenceCodec", "VersionedCodec")
                .contains("ReviewCodec", "ChancesCodec", "ExportFiles", "PersonData");
    }

    @Test
    void storedFormsDoNotDependOnJavaNames() {
        noClasses()
                .that(STORING)
                .should()
                .accessTargetWhere(JAVA_NAMES)
                .because("each stored name is declared as a text: docs/stored-events.md")
                .check(HOUSE);
    }

    @Test
    void storedFormsDoNotUseTheWiresReflection() {
        noClasses()
                .that(STORING)
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("parterre.server.wire.Json")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .because("each stored name is declared as a text: docs/stored-events.md")
                .check(HOUSE);
    }

    @Test
    void codecsKnowOnlyTheEngine() {
        classes()
                .that()
                .resideInAPackage("parterre.stored")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "parterre.stored", "parterre.engine..", "java..", "tools.jackson..", "org.jspecify.."))
                .check(HOUSE);
    }
}
