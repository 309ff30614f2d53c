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
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What servers, experiments and commands store does not depend on Java names, so that renaming a type, field or
/// constant changes no stored byte.
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
    private static final Set<String> OF_CLASS = Set.of(
            "getName", "getSimpleName", "getTypeName", "getCanonicalName", "getRecordComponents", "getDeclaredFields");

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
        return (owner.isEnum() || owner.getName().equals("java.lang.Enum"))
                && (name.equals("name") || name.equals("valueOf"));
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
