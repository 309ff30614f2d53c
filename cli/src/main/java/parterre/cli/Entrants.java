package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Levels;
import parterre.bots.LineUp;
import parterre.bots.search.SearchPlan;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.words.AnalysisMessages;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;

/// Reads line-ups as they are typed: `greedy,mcts:1000`, `random*4`, `greedy,exec:"python3 mybot.py"`.
final class Entrants {
    private Entrants() {}

    /// Returns the bots of a line-up in their order, or throws an exception about the first wrong name.
    static List<Entrant> read(String lineUp) {
        var entrants = new ArrayList<Entrant>();
        for (var text : CommandException.usageUnlessGood(LineUp.split(lineUp))) {
            entrants.add(CommandException.usageUnlessGood(one(text)));
        }
        return entrants;
    }

    /// Returns the bots of a line-up in their order, or throws an exception about those that cannot play this
    /// game.
    static List<Entrant> fitting(String lineUp, GameBox<?, ?, ?> box) {
        var entrants = read(lineUp);
        var misfits =
                entrants.stream().flatMap(bot -> bot.misfits(box).stream()).toList();
        if (!misfits.isEmpty()) {
            throw CommandException.usage(misfits);
        }
        return entrants;
    }

    /// Returns the plan of a bot that searches with one thread, or of a level that does. Throws an exception
    /// about any other bot.
    static SearchPlan search(String text, GameBox<?, ?, ?> box) {
        var spec = CommandException.usageUnlessGood(BotSpec.read(text));
        var misfits = spec.misfits(box);
        if (!misfits.isEmpty()) {
            throw CommandException.usage(misfits);
        }
        var searcher =
                spec instanceof BotSpec.OfLevel(var level) ? Levels.of(box).spec(level) : spec;
        if (!(searcher instanceof BotSpec.Mcts(SearchPlan plan))) {
            throw CommandException.usage(new AnalysisMessages.DoesNotSearch(spec.name()));
        }
        if (plan.threads() != 1) {
            throw CommandException.usage(new AnalysisMessages.OneThreadOnly());
        }
        return plan;
    }

    /// Returns one bot by its text: a built-in bot, or a user's own program.
    static Reading<? extends Entrant> one(String text) {
        return ExecEntrant.isMeant(text) ? ExecEntrant.read(text) : BotSpec.read(text);
    }
}
