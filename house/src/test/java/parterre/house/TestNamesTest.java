package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Tests have short names, in which a person is "they".
class TestNamesTest {
    private static final int MOST_WORDS = 10;

    private static final Pattern ANNOTATION =
            Pattern.compile(" {4}@(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\\b.*");
    private static final Pattern METHOD = Pattern.compile(" {4}[\\w<>?,. ]+ (\\w+)\\(.*");
    private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z]+|\\d+|[A-Z]+(?![a-z])");
    private static final Pattern PERSON = Pattern.compile("(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]er|[Hh]ers)");

    @Test
    void testsOfTheTree_haveShortNames() {
        var found = new ArrayList<String>();
        var wrong = new ArrayList<String>();
        for (var file : House.javaFiles()) {
            for (var name : names(House.text(file))) {
                found.add(name);
                if (isWrong(name)) {
                    wrong.add(file.getFileName() + ": " + name);
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(1_000);
        assertThat(wrong)
                .as("names of more than %d words, or with he or she", MOST_WORDS)
                .isEmpty();
    }

    @Test
    void javaFiles_haveTheNameOfTheirType() {
        assertThat(House.javaFiles())
                .filteredOn(file -> !isNamedAfterItsType(file))
                .isEmpty();
    }

    private static boolean isNamedAfterItsType(Path file) {
        var name = file.getFileName().toString().replace(".java", "");
        return name.endsWith("-info")
                || Pattern.compile("(?m)^[^/*]*\\b(?:class|interface|record|enum) " + name + "\\b")
                        .matcher(House.text(file))
                        .find();
    }

    /// The names of the tests in a Java file.
    private static List<String> names(String source) {
        var names = new ArrayList<String>();
        boolean isNext = false;
        for (var line : source.lines().toList()) {
            var method = METHOD.matcher(line);
            if (ANNOTATION.matcher(line).matches()) {
                isNext = true;
            } else if (isNext && method.matches()) {
                names.add(method.group(1));
                isNext = false;
            }
        }
        return names;
    }

    private static boolean isWrong(String name) {
        var words = WORD.matcher(name).results().map(found -> found.group()).toList();
        return words.size() > MOST_WORDS
                || words.stream().anyMatch(word -> PERSON.matcher(word).matches());
    }

    /// Comments are held to this by the rule `person` of [ProseTest].
    @Test
    void code_speaksOfPeopleAsThey() {
        var code = Pattern.compile(".*\\.(java|ts|svelte)");
        var person =
                Pattern.compile("\\b(?:he|him|his|himself|she|her|hers|herself)\\b", Pattern.UNICODE_CHARACTER_CLASS);
        assertThat(House.files()
                        .filter(file -> code.matcher(file.toString()).matches())
                        .filter(file -> !file.endsWith("TestNamesTest.java"))
                        .flatMap(file -> House.text(file)
                                .lines()
                                .filter(line -> person.matcher(line).find())
                                .map(line -> file.getFileName() + ": " + line.strip())))
                .isEmpty();
    }

    @Test
    void longNamesAndPersons_areFound() {
        assertThat(names("    @Test\n    @Covers({\"A-1\"})\n    void a_b() throws IOException {\n    void c() {\n"))
                .containsExactly("a_b");
        assertThat(isWrong("oneTwoThreeFourFive_sixSevenEightNineTen")).isFalse();
        assertThat(isWrong("oneTwoThreeFourFive_sixSevenEightNineTen11")).isTrue();
        assertThat(isWrong("theHostKeepsHisSeat")).isTrue();
        assertThat(isWrong("theHostKeepsTheirSeat")).isFalse();
    }
}
