package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.box.RuleBook;
import parterre.wording.RulesText;

/// Checks what a game says about itself.
final class InfoChecks {
    private static final String SLUG = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

    private static final Set<Type> SCALARS = Set.of(
            Integer.class,
            Long.class,
            Double.class,
            Boolean.class,
            OptionalInt.class,
            OptionalLong.class,
            OptionalDouble.class);
    private static final Set<Type> CONTAINERS =
            Set.of(List.class, Optional.class, Map.class, SortedMap.class, BySeat.class);

    private InfoChecks() {}

    static RuleBook rules(Subject<?, ?, ?> subject) {
        return RuleBook.read(
                        subject.game().info().rules(),
                        RulesText.of(subject.box(), Locale.ENGLISH).markdown())
                .orThrow();
    }

    static <S, M extends Move, V> void infoIsComplete(Subject<S, M, V> subject) {
        var info = subject.game().info();
        assertThat(info.slug()).matches(SLUG);
        assertThat(info.name()).isNotBlank();
        assertThat(info.leastSeats()).isBetween(1, info.mostSeats());
        assertThat(info.oldestEdition()).isBetween(1, info.edition());
        assertThat(info.options())
                .extracting(Option::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches(SLUG));
        for (var option : info.options()) {
            assertThat(rules(subject).rule(option.rule()))
                    .as("the rule of option %s", option.name())
                    .isPresent();
            for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
                assertComesBack(option, seats);
            }
            assertThat(option.read("\u0000 no such value \ud83c\udf31")).isNotNull();
        }
        for (int seats = info.leastSeats(); seats <= info.mostSeats(); seats++) {
            assertThat(subject.game().refusal(Setup.standard(info, seats)))
                    .as("the standard game")
                    .isEmpty();
        }
        for (var match : subject.box().matches()) {
            assertThat(match.name()).matches(SLUG);
            assertThat(match.games()).as("games of the match %s", match.name()).allSatisfy(setup -> {
                assertThat(Setup.read(info, setup.edition(), setup.seats(), setup.chosen()))
                        .isEqualTo(Reading.good(setup));
                assertThat(subject.game().refusal(setup)).isEmpty();
            });
        }
        for (var preset : info.presets()) {
            assertThat(Setup.read(info, info.edition(), info.leastSeats(), preset.options()))
                    .isInstanceOf(Reading.Good.class);
        }
    }

    private static <T> void assertComesBack(Option<T> option, int seats) {
        var standard = option.standard(seats);
        var text = option.write(standard);
        assertThat(option.read(text)).as("%s=%s", option.name(), text).isEqualTo(Reading.good(standard));
    }

    static <S, M extends Move, V> void refusedSetupsNameARule(Subject<S, M, V> subject) {
        var rules = rules(subject);
        for (var setup : Setups.refused(subject.game(), subject.values())) {
            MoveChecks.assertNamesARule(rules, subject.game().refusal(setup).orElseThrow());
        }
    }

    static <S, M extends Move, V> void viewsArePlainValues(Subject<S, M, V> subject) {
        assertThat(subject.box().viewType().isRecord())
                .as("the view is a record")
                .isTrue();
        assertPlain(subject.box().viewType(), subject.box().viewType().getSimpleName(), new HashSet<>());
    }

    static void assertPlain(Type type, String where, Set<Type> seen) {
        if (!seen.add(type)) {
            return;
        }
        switch (type) {
            case Class<?> plain when plain.isPrimitive() || plain == String.class || plain.isEnum() -> {}
            case Class<?> plain
            when plain.isRecord() -> {
                assertThat(Modifier.isPublic(plain.getModifiers()))
                        .as("%s (%s) is public", where, plain)
                        .isTrue();
                for (var component : plain.getRecordComponents()) {
                    assertPlain(component.getGenericType(), where + "." + component.getName(), seen);
                }
            }
            case Class<?> plain
            when plain.isSealed() && plain.isInterface() -> {
                for (var member : plain.getPermittedSubclasses()) {
                    assertPlain(member, where + "." + member.getSimpleName(), seen);
                }
            }
            case Class<?> plain when SCALARS.contains(plain) -> {}
            case ParameterizedType generic
            when CONTAINERS.contains(generic.getRawType()) -> {
                for (var argument : generic.getActualTypeArguments()) {
                    assertPlain(argument, where + "<>", seen);
                }
            }
            default ->
                throw new AssertionError(where + " is a " + type.getTypeName()
                        + "; views and events are made of numbers, strings, enums, lists, maps, optionals, BySeat, and records and sealed "
                        + "families of records of such");
        }
    }
}
