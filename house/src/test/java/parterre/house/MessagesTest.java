package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Message;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.wire.ReadMessage;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.NameKeys;

/// Every message of every room has its words in every language. Rooms and languages are those that the tree has.
/// The testkit proves the same of its conformance game.
class MessagesTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("parterre");

    /// The English catalogue of a game, or of another module, which may have several.
    private static final Pattern ENGLISH = Pattern.compile(
            "(?:games|(?!testkit)[a-z]+/src/main/resources/parterre/room)/(?<room>[a-z-]+)/messages/(?<language>en)\\.json");

    /// A catalogue in another language. That of the page is checked with the page.
    private static final Pattern TRANSLATED =
            Pattern.compile("languages/(?<language>[a-z]+)/(?!conformance|web)(?<room>[a-z-]+)/messages\\.json");

    /// One language of a room.
    record Spoken(String room, Locale language) {
        private MessageCatalogue catalogue() {
            return MessageCatalogue.find(room, language).orElseThrow();
        }

        private MessageCatalogue english() {
            return MessageCatalogue.find(room, MessageCatalogue.STANDARD).orElseThrow();
        }

        @Override
        public String toString() {
            return room + " " + language;
        }
    }

    static List<Spoken> catalogues() {
        return House.files()
                .map(file -> House.ROOT.relativize(file).toString().replace('\\', '/'))
                .flatMap(file -> Stream.of(ENGLISH.matcher(file), TRANSLATED.matcher(file)))
                .filter(Matcher::matches)
                .map(found -> new Spoken(found.group("room"), Locale.of(found.group("language"))))
                .sorted(Comparator.comparing(Spoken::toString))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("catalogues")
    void everyMessageHasWordsThatUseIt(Spoken spoken) {
        var box = Boxes.all().stream()
                .filter(one -> slug(one).equals(spoken.room()))
                .findFirst();
        var names = box.map(game -> (Set<String>) NameKeys.of(game)).orElse(Set.of());
        var patterns = new TreeMap<>(spoken.catalogue().patterns());
        if (box.isEmpty()) {
            // The key of a text that belongs to no message begins with a small letter.
            patterns.keySet().removeIf(key -> Character.isLowerCase(key.charAt(0)));
        }
        assertThat(CatalogueCheck.problems(
                        new MessageCatalogue(spoken.room(), spoken.language(), patterns),
                        messages(spoken.room()),
                        names))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("catalogues")
    void everyLanguageHasTheMessagesAndArgumentsOfEnglish(Spoken spoken) {
        assertThat(MessageCatalogue.languages(spoken.room())).contains(spoken.language());
        assertThat(CatalogueCheck.differences(spoken.english(), spoken.catalogue()))
                .isEmpty();
    }

    private static String slug(GameBox<?, ?, ?> box) {
        return box.game().info().slug();
    }

    /// The message records in the code of a room. What a client has read of an unknown game has no words here.
    private static List<Class<? extends Message>> messages(String room) {
        var top = House.games().contains(room) ? House.packageOf(room) : "parterre." + room;
        return HOUSE.stream()
                .filter(JavaClass::isRecord)
                .filter(type -> type.isAssignableTo(Message.class))
                .filter(type -> !type.isEquivalentTo(ReadMessage.class))
                .filter(type -> (type.getPackageName() + ".").startsWith(top + "."))
                .<Class<? extends Message>>map(type -> type.reflect().asSubclass(Message.class))
                .toList();
    }
}
