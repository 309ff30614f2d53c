package parterre.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.LabCommandMessages.LabColumn;
import parterre.cli.words.LabCommandMessages.LabTable;
import parterre.cli.words.Localizer;
import parterre.lab.report.ReportPage;
import parterre.lab.tournament.Ladder;

/// The page of a tournament: the ranking and the cross table of its ladder.
final class TournamentPage {
    private final Ladder ladder;
    private final List<Ladder.Rated> ranking;
    private final Localizer localizer;
    private final Numerals numerals;

    private TournamentPage(Ladder ladder, Localizer localizer) {
        this.ladder = ladder;
        this.localizer = localizer;
        ranking = ladder.ranking();
        numerals = new Numerals(localizer);
    }

    /// Returns the page of a ladder.
    ///
    /// @param time how long the games of this command took
    static ReportPage of(Ladder ladder, Duration time, Localizer localizer) {
        return new TournamentPage(ladder, localizer).page(time);
    }

    private ReportPage page(Duration time) {
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Paragraph(localizer.say(new LabCommandMessages.TournamentTold(
                ladder.gameCount(), ladder.bots().size(), ladder.terms().seats(), numerals.time(time)))));
        if (ladder.programs().size() > 1) {
            parts.add(new ReportPage.Paragraph(localizer.say(
                    new LabCommandMessages.SeveralPrograms(ladder.programs().size()))));
        }
        parts.add(ranks());
        parts.add(new ReportPage.Heading(localizer.say(new LabCommandMessages.LabTitle(LabTable.CROSS))));
        parts.add(crossTable());
        return new ReportPage(localizer.say(new LabCommandMessages.LabTitle(LabTable.RANKING)), parts);
    }

    private ReportPage.Table ranks() {
        return new ReportPage.Table(
                Stream.of(LabColumn.BOT, LabColumn.PLACE, LabColumn.ELO, LabColumn.GAMES, LabColumn.POINTS)
                        .map(this::head)
                        .toList(),
                ranking.stream()
                        .map(rated -> List.of(
                                rated.bot(),
                                Integer.toString(rated.place()),
                                numerals.estimate(rated.elo(), 0),
                                numerals.count(rated.played()),
                                numerals.number(rated.won(), 1)))
                        .toList());
    }

    private ReportPage.Table crossTable() {
        return new ReportPage.Table(
                Stream.concat(
                                Stream.of(head(LabColumn.BOT)),
                                IntStream.rangeClosed(1, ranking.size()).mapToObj(Integer::toString))
                        .toList(),
                ranking.stream().map(this::cross).toList());
    }

    private List<String> cross(Ladder.Rated row) {
        int own = ladder.bots().indexOf(row.bot());
        return Stream.concat(
                        Stream.of(row.place() + " " + row.bot()),
                        ranking.stream()
                                .map(column -> ladder.percent(own, ladder.bots().indexOf(column.bot()))
                                        .map(each -> numerals.estimate(each, 1))
                                        .orElse("-")))
                .toList();
    }

    private String head(LabColumn column) {
        return localizer.say(new LabCommandMessages.LabHead(column));
    }
}
