package parterre.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Message;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;

/// Every message of the server has words in each of its languages, and every word belongs to a message.
class ServerWordsTest {
    private static final List<Class<? extends Message>> FAMILIES = List.of(
            ServerFault.class,
            FrozenCause.class,
            TableNote.class,
            GameEnding.class,
            LevelNote.class,
            LinkNote.class,
            PageNote.class);

    private static final int MOST_WORDS = 25;

    /// The things that are described by their names alone.
    private static final Set<String> NAMES = Stream.of(FaultCode.values())
            .map(code -> "FaultCode." + Words.of(code.name()))
            .collect(Collectors.toSet());

    static List<Locale> languages() {
        return MessageCatalogue.languages("server");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void messagesHaveWords(Locale language) {
        var catalogue = MessageCatalogue.find("server", language).orElseThrow();
        var engine = MessageCatalogue.find("engine", language).orElseThrow();
        assertThat(CatalogueCheck.problems(catalogue, FAMILIES, NAMES))
                .filteredOn(problem -> engine.patterns().keySet().stream()
                        .noneMatch(key -> problem.startsWith("'" + key + "' has no words")))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void sentencesAreShort(Locale language) {
        var catalogue = MessageCatalogue.find("server", language).orElseThrow();
        assertThat(catalogue.patterns().values())
                .flatMap(ServerWordsTest::sentences)
                .allSatisfy(sentence -> assertThat(sentence.split(" +")).hasSizeLessThanOrEqualTo(MOST_WORDS));
    }

    /// The sentences of a pattern; what it can choose from counts as sentences of its own.
    private static List<String> sentences(String pattern) {
        return List.of(pattern.replaceAll("\\{[a-zA-Z]+\\}", "it").split("[.!?:;{}]\\s*"));
    }
}
