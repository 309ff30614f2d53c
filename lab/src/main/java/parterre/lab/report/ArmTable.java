package parterre.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import parterre.engine.Option;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.CardChange;
import parterre.lab.experiment.Experiment;
import parterre.lab.report.LabMessages.Column;
import tools.jackson.core.JacksonException;

/// Tells in which options and card values each arm differs from the first. With one arm it tells how this
/// differs from the game's own rules.
final class ArmTable {
    /// The most values of a card file that the table has for an arm.
    private static final int MOST = 20;

    private static final String ABSENT = "–";

    private final Experiment experiment;
    private final ReportFormatter formatter;
    private final Arm first;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<ReportPage.Part> remarks = new ArrayList<>();

    ArmTable(Experiment experiment, ReportFormatter formatter) {
        this.experiment = experiment;
        this.formatter = formatter;
        boolean isAlone = experiment.arms().size() == 1;
        first = isAlone
                ? Arm.standard(experiment.box().game().info(), ABSENT)
                : experiment.arms().getFirst();
        experiment.arms().stream().skip(isAlone ? 0 : 1).forEach(this::compare);
    }

    /// Returns the chapter without its heading; empty if a single arm has the game's own rules.
    List<ReportPage.Part> parts() {
        if (rows.isEmpty()) {
            return experiment.arms().size() == 1
                    ? List.of()
                    : List.of(new ReportPage.Paragraph(formatter.say(new LabMessages.ArmsAreEqual())));
        }
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Table(
                List.of(head(Column.ARM), head(Column.CHANGED), head(Column.OWN), head(Column.USUAL)), rows));
        parts.addAll(remarks);
        return parts;
    }

    private String head(Column column) {
        return formatter.say(new LabMessages.ColumnHead(column));
    }

    private void compare(Arm arm) {
        if (arm.edition() != first.edition()) {
            add(arm, "edition", Integer.toString(first.edition()), Integer.toString(arm.edition()));
        }
        var names = new TreeSet<>(first.options().keySet());
        names.addAll(arm.options().keySet());
        for (var name : names) {
            var old = Optional.ofNullable(first.options().get(name));
            var own = Optional.ofNullable(arm.options().get(name));
            if (!old.equals(own)) {
                experiment.box().game().info().option(name).ifPresent(option -> compare(arm, option, old, own));
            }
        }
    }

    private void compare(Arm arm, Option<?> option, Optional<String> old, Optional<String> own) {
        if (option instanceof Option.File file) {
            compareFiles(arm, file, old, own);
            return;
        }
        int seats = experiment.lineUps().getFirst().seats();
        add(
                arm,
                option.name(),
                old.orElseGet(() -> option.standardText(seats)),
                own.orElseGet(() -> option.standardText(seats)));
    }

    private void compareFiles(Arm arm, Option.File file, Optional<String> old, Optional<String> own) {
        var before = old.map(text -> file.read(text).orThrow()).orElseGet(() -> file.standard(0));
        var after = own.map(text -> file.read(text).orThrow()).orElseGet(() -> file.standard(0));
        List<CardChange> changes;
        try {
            changes =
                    CardChange.between(file.whole().apply(before), file.whole().apply(after));
        } catch (JacksonException _) {
            // A game may have files of another form.
            add(arm, file.name(), before.name(), after.name());
            return;
        }
        changes.stream()
                .limit(MOST)
                .forEach(change -> add(
                        arm,
                        change.path(),
                        change.before().orElse(ABSENT),
                        change.after().orElse(ABSENT)));
        if (changes.size() > MOST) {
            remarks.add(new ReportPage.Paragraph(
                    formatter.say(new LabMessages.MoreChanged(arm.name(), changes.size() - MOST))));
        }
    }

    private void add(Arm arm, String what, String before, String after) {
        rows.add(List.of(arm.name(), what, after, before));
    }
}
