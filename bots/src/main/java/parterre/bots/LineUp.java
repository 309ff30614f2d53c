package parterre.bots;

import java.util.ArrayList;
import java.util.List;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;

/// A list of bots as one text: `greedy,mcts:1000,c=0.5,random*2`.
public final class LineUp {
    private LineUp() {}

    /// Returns the text of each bot in turn, not yet read. Commas separate bots. A part that looks like an
    /// option (`c=0.5`) belongs to the bot before it. A comma or star between double quotes separates nothing.
    /// `*3` after a bot means three of it.
    public static Reading<List<String>> split(String text) {
        var bots = new ArrayList<String>();
        for (var part : parts(text)) {
            if (part.isEmpty()) {
                return Reading.bad(text, new BotProblem.EmptyPlace());
            }
            if (part.matches("[a-z]+\\s*=.*") && !bots.isEmpty()) {
                bots.set(bots.size() - 1, bots.getLast() + "," + part);
            } else {
                bots.add(part);
            }
        }
        var all = new ArrayList<String>();
        for (var bot : bots) {
            int star = bot.lastIndexOf('*');
            if (star < 0 || bot.indexOf('"', star) >= 0) {
                all.add(bot);
                continue;
            }
            var times = bot.substring(star + 1).strip();
            if (!times.matches("[1-8]")) {
                return Reading.bad(bot, new BotProblem.NotRepeated());
            }
            for (int i = 0; i < Integer.parseInt(times); i++) {
                all.add(bot.substring(0, star).strip());
            }
        }
        return Reading.good(List.copyOf(all));
    }

    private static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        var part = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            if (c == ',' && !quoted) {
                parts.add(part.toString().strip());
                part.setLength(0);
            } else {
                part.append(c);
            }
        }
        parts.add(part.toString().strip());
        return parts;
    }
}
