package parterre.lab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.box.Boxes;
import parterre.engine.box.RuleBook;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings.OccurrenceShare;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;
import parterre.wording.RulesText;

/// Rules that had an effect are counted by their ids.
class OccurrenceRulesTest {
    private static Set<String> shown(String game, String options, String lineUp, int games) {
        var yaml = String.join(
                "\n",
                "name: rules",
                "game: " + game,
                "arms: [{name: a, options: {" + options + "}}]",
                "line-ups: [" + lineUp + "]",
                "measures: [rules]",
                "stop: {games: " + games + "}");
        var experiment = ExperimentFile.read(yaml, _ -> Optional.empty()).orThrow();
        var findings = new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
        return findings.occurrences().stream()
                .filter(each -> each.kind() == Occurrence.RULE)
                .map(OccurrenceShare::name)
                .collect(Collectors.toSet());
    }

    @Test
    void everyRuleOfAnEvent_isInTheRules() {
        for (var box : Boxes.all()) {
            var markdown = RulesText.of(box, Locale.ENGLISH).markdown();
            var known = RuleBook.read(box.game().info().rules(), markdown).orThrow().rules().stream()
                    .map(RuleBook.Rule::id)
                    .toList();
            assertThat(known).as(box.game().info().slug()).containsAll(OccurrenceRules.of(box));
        }
    }

    @ParameterizedTest
    @CsvSource({"gardens-of-mars, 38", "gnomadic-gardeners, 37", "stalk-exchange, 38", "fire-and-flora, 56"})
    void eventsShowAtLeastSoManyRules(String game, int rules) {
        var shown = Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(game))
                .map(OccurrenceRules::of)
                .findFirst()
                .orElseThrow();
        assertThat(shown).hasSizeGreaterThanOrEqualTo(rules);
    }

    @ParameterizedTest
    @CsvSource({
        "fire-and-flora, floods: yes, FF-13.3",
        "fire-and-flora, floods: yes, FF-8.1",
        "gnomadic-gardeners, month: april, GG-8.April",
        "gnomadic-gardeners, month: may, GG-8.May",
        "gnomadic-gardeners, month: september, GG-8.September",
        "gnomadic-gardeners, month: october, GG-8.October",
        "gnomadic-gardeners, younger: 1, GG-R1",
        "gnomadic-gardeners, month: none, GG-R19",
        "gardens-of-mars, 'special-empty: on, special-square: on', GM-6.1a",
        "gardens-of-mars, 'special-square: on, scoring: group', GM-6.1b",
        "gardens-of-mars, 'special-empty: on, special-square: on', GM-6.1c",
        "gardens-of-mars, 'special-empty: on, last-colour-scope: garden', GM-D17",
        "gardens-of-mars, cooperative: on, GM-6.3",
        "gardens-of-mars, finish-round: on, GM-D6",
        "gardens-of-mars, two-gardeners: on, GM-6.2",
        "gardens-of-mars, scoring: group, GM-A1",
        "stalk-exchange, edge-closed: on, SX-A2",
        "stalk-exchange, harvest-mode: sequential, SX-A3",
        "stalk-exchange, compost-rightmost: present, SX-A4",
        "fire-and-flora, floods: no, FF-J30",
        "fire-and-flora, floods: no, FF-7.2",
    })
    void aRuleOfASetup_isCountedWhereItWorks(String game, String options, String rule) {
        assertThat(shown(game, options, "random*2", 30)).contains(rule);
    }

    @Test
    void rulesOfOtherSetups_areNotCounted() {
        assertThat(shown("fire-and-flora", "floods: no", "random*2", 30)).doesNotContain("FF-13.3");
        assertThat(shown("gardens-of-mars", "special-empty: off", "random*2", 30))
                .contains("GM-3.2", "GM-4.1", "GM-5.3", "GM-A15")
                .doesNotContain("GM-6.1a", "GM-6.1b", "GM-6.1c", "GM-6.1e", "GM-6.2", "GM-6.3", "GM-D6", "GM-D17");
        assertThat(shown("stalk-exchange", "edge-closed: off", "random*2", 30))
                .doesNotContain("SX-A2", "SX-A3", "SX-A7");
        assertThat(shown("fire-and-flora", "floods: no", "random*4", 10)).contains("FF-3.9");
        assertThat(shown("fire-and-flora", "floods: no", "random*3", 10)).doesNotContain("FF-3.9");
        assertThat(shown("gnomadic-gardeners", "month: none", "random*2", 30))
                .doesNotContain("GG-8.April", "GG-8.May", "GG-7.3c", "GG-7.4a");
        assertThat(shown("gnomadic-gardeners", "month: none", "random", 10)).contains("GG-7.3", "GG-7.3c");
    }
}
