package parterre.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.LabCommandMessages.InPlace;
import parterre.cli.words.LabCommandMessages.LabColumn;
import parterre.cli.words.Localizer;
import parterre.engine.Option.File;
import parterre.lab.cards.CardStudy;
import parterre.lab.cards.Replacement;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.report.ReportPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre lab cards`: measures what each card's numbers are worth to the player who gets it.
@Command(name = "cards")
final class LabCardsCommand implements Callable<Integer> {
    /// The number of digits of the hash in the name of the folder.
    private static final int HASH = 8;

    /// The most cards of a line-up that are told in sentences.
    private static final int MOST = 5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--line-up", paramLabel = "BOT,BOT…")
    private List<String> lineUps = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private int games;

    @Option(names = "--in-place", paramLabel = "CARD", defaultValue = "average")
    private Replacement inPlace;

    @Option(names = "--out", descriptionKey = "lab-out", paramLabel = "FOLDER")
    private @Nullable Path out;

    @Option(names = "--format", descriptionKey = "lab-format", paramLabel = "FORM", defaultValue = "text")
    private LabOptions.LabFormat format;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private ChosenMachines machines;

    @Override
    public Integer call() {
        var info = game.box().game().info();
        var option = info.options().stream()
                .filter(File.class::isInstance)
                .map(File.class::cast)
                .findFirst()
                .orElseThrow(() -> CommandException.usage(new LabCommandMessages.NoFileForCards(info.name())));
        var experiment = experiment();
        var localizer = Parterre.localizer(spec, experiment.box());
        var done = new Runnable[] {() -> {}};
        var study = new CardStudy(experiment, option, inPlace, _ -> done[0].run());
        if (study.cards().isEmpty()) {
            throw CommandException.usage(new LabCommandMessages.NoCardDiffers(info.name()));
        }
        machines.check();
        var folder = Optional.ofNullable(out)
                .orElseGet(() -> Path.of(
                        info.slug() + "-cards-" + study.experiment().sha256().substring(0, HASH) + ".lab"));
        List<CardStudy.CardValue> values;
        boolean interrupted;
        try (var journal = new LabFolder(folder).cards(study.experiment());
                var progress = Progress.of("", study.units(), new LabCommandMessages.UnitWord(), localizer);
                var interrupt = new Interrupt(study::stop)) {
            int known = journal.found().size();
            if (known > 0) {
                err().println(localizer.say(new LabCommandMessages.GoesOn(known, study.units())));
            }
            done[0] = progress::step;
            values = machines.on(true, chosen -> study.play(chosen, Optional.of(journal)));
            interrupted = interrupt.came();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var page = new LabPage(page(info.name(), study, values, localizer), values, game.box(), localizer.language());
        page.write(folder);
        spec.commandLine().getOut().print(page.in(format));
        spec.commandLine().getOut().flush();
        err().println(localizer.say(new LabCommandMessages.ResultsWritten(folder.toString())));
        return (interrupted ? Exit.INTERRUPTED : Exit.OK).code();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private ReportPage page(String name, CardStudy study, List<CardStudy.CardValue> values, Localizer localizer) {
        var numerals = new Numerals(localizer);
        var played = study.experiment().lineUps().stream().map(LineUpPlan::name).toList();
        var parts = new ArrayList<ReportPage.Part>();
        for (var lineUp : played) {
            worth(lineUp, of(lineUp, values), numerals).forEach(each -> parts.add(paragraph(each, localizer)));
        }
        parts.add(paragraph(
                new LabCommandMessages.CardsTold(
                        study.cards().size(),
                        numerals.count(games),
                        String.join("; ", played),
                        InPlace.valueOf(inPlace.name())),
                localizer));
        for (var lineUp : played) {
            parts.add(new ReportPage.Heading(lineUp));
            parts.add(table(of(lineUp, values), numerals, localizer));
        }
        return new ReportPage(name, parts);
    }

    private static ReportPage.Paragraph paragraph(LabCommandMessages sentence, Localizer localizer) {
        return new ReportPage.Paragraph(localizer.say(sentence));
    }

    private static List<CardStudy.CardValue> of(String lineUp, List<CardStudy.CardValue> values) {
        return values.stream().filter(each -> each.lineUp().equals(lineUp)).toList();
    }

    /// Returns what a line-up says in sentences: which cards certainly have a value.
    private static List<LabCommandMessages> worth(String lineUp, List<CardStudy.CardValue> own, Numerals numerals) {
        var found = own.stream()
                .filter(CardStudy.CardValue::isFound)
                .sorted(Comparator.comparingDouble(CardStudy.CardValue::adjusted))
                .toList();
        if (found.isEmpty()) {
            return List.of(new LabCommandMessages.NoCardWorth(lineUp));
        }
        var sentences = new ArrayList<LabCommandMessages>();
        found.stream()
                .limit(MOST)
                .forEach(each -> sentences.add(new LabCommandMessages.CardWorth(
                        each.card(),
                        numerals.number(each.points().value(), 2),
                        numerals.number(each.points().low(), 2),
                        numerals.number(each.points().high(), 2),
                        lineUp)));
        if (found.size() > MOST) {
            sentences.add(new LabCommandMessages.MoreCardsWorth(found.size() - MOST, lineUp));
        }
        return sentences;
    }

    private static ReportPage.Table table(List<CardStudy.CardValue> own, Numerals numerals, Localizer localizer) {
        return new ReportPage.Table(
                Stream.of(LabColumn.CARD, LabColumn.VALUE, LabColumn.PROBABILITY, LabColumn.GAMES)
                        .map(column -> localizer.say(new LabCommandMessages.LabHead(column)))
                        .toList(),
                own.stream()
                        .map(value -> List.of(
                                value.card(),
                                numerals.number(value.points().value(), 2) + " ["
                                        + numerals.number(value.points().low(), 2) + "; "
                                        + numerals.number(value.points().high(), 2) + "]",
                                numerals.number(value.adjusted(), 4),
                                numerals.count(value.games())))
                        .toList());
    }

    private Experiment experiment() {
        var file = new LinkedHashMap<String, Object>();
        file.put("name", game.slug());
        file.put("game", game.slug());
        file.put("seed", luck.seed());
        file.put(
                "line-ups",
                lineUps.isEmpty() ? LabLineUps.standard(game.box().game().info()) : lineUps);
        file.put("measures", List.of("cards"));
        file.put("stop", Map.of("games", Numbers.atLeast(1, games, "--games")));
        return CommandException.usageUnlessGood(ExperimentFile.read(Json.text(file), LabFiles.beside("cards")));
    }
}
