package parterre.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import parterre.cli.words.LabCommandSays;
import parterre.cli.words.LabCommandSays.LabColumn;
import parterre.engine.Option.File;
import parterre.lab.cards.CardStudy;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ReportPage;
import parterre.lab.report.ReportWriters;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre lab cards`: measures what each card's numbers are worth to the player who gets it.
@Command(name = "cards")
final class LabCardsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--line-up", paramLabel = "BOT,BOT…", defaultValue = "fair*2")
    private String lineUp;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private GamesAtATime threads;

    @Override
    public Integer call() {
        var info = game.box().game().info();
        var option = info.options().stream()
                .filter(File.class::isInstance)
                .map(File.class::cast)
                .findFirst()
                .orElseThrow(() -> Complaint.usage(new LabCommandSays.NoFileForCards(info.name())));
        var experiment = experiment();
        var voice = Parterre.voice(spec, experiment.box());
        var done = new Runnable[] {() -> {}};
        var study = new CardStudy(experiment, option, _ -> done[0].run());
        if (study.cards().isEmpty()) {
            throw Complaint.usage(new LabCommandSays.NoCardDiffers(info.name()));
        }
        List<CardStudy.CardValue> values;
        boolean interrupted;
        try (var progress = Progress.of("", study.units(), new LabCommandSays.UnitWord(), voice);
                var interrupt = new Interrupt(study::stop)) {
            done[0] = progress::step;
            values = study.play(threads.count(true));
            interrupted = interrupt.came();
        }
        var numerals = new Numerals(voice);
        var rows = values.stream()
                .map(value -> List.of(
                        value.card(),
                        numerals.number(value.points().value(), 2) + " ["
                                + numerals.number(value.points().low(), 2) + "; "
                                + numerals.number(value.points().high(), 2) + "]",
                        numerals.number(value.adjusted(), 4),
                        numerals.count(value.games())))
                .toList();
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Paragraph(
                voice.say(new LabCommandSays.CardsTold(study.cards().size(), numerals.count(games), lineUp))));
        parts.add(new ReportPage.Table(
                Stream.of(LabColumn.CARD, LabColumn.VALUE, LabColumn.PROBABILITY, LabColumn.GAMES)
                        .map(column -> voice.say(new LabCommandSays.LabHead(column)))
                        .toList(),
                rows));
        spec.commandLine().getOut().print(ReportWriters.text(new ReportPage(info.name(), parts)));
        return (interrupted ? Exit.INTERRUPTED : Exit.OK).code();
    }

    private Experiment experiment() {
        var file = new LinkedHashMap<String, Object>();
        file.put("name", game.slug());
        file.put("game", game.slug());
        file.put("seed", luck.seed());
        file.put("line-ups", List.of(lineUp));
        file.put("measures", List.of("cards"));
        file.put("stop", Map.of("games", Numbers.atLeast(1, games, "--games")));
        return Complaint.usageUnlessGood(ExperimentFile.read(Json.text(file), LabFiles.beside("cards")));
    }
}
