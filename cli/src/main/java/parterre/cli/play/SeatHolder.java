package parterre.cli.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Level;
import parterre.bots.LineUp;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.words.ProgramMessages;
import parterre.engine.Reading;

/// The person or bot in a seat.
public sealed interface SeatHolder {
    /// Returns its name at the table.
    String name();

    /// Returns its text in a line-up.
    String word();

    /// A person at this screen.
    ///
    /// @param name their name at the table
    /// @param word the name, or `me` for the one person without a name
    record Person(String name, String word) implements SeatHolder {
        public Person(String name) {
            this(name, name);
        }
    }

    /// A bot.
    record Program(Entrant entrant) implements SeatHolder {
        @Override
        public String name() {
            return entrant.name();
        }

        @Override
        public String word() {
            return entrant.name();
        }
    }

    /// The one person who needs no name.
    String ME = "me";

    /// Names begin with a capital letter, so that a slip in a bot's name does not make it a person.
    Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}\\p{M}\\p{N} .'’-]{0,29}");

    /// Returns the line-up of the user against the gentlest bot, at a table with this many seats.
    ///
    /// @param you the person's name at the table
    static List<SeatHolder> standard(int seats, String you) {
        var sitters = new ArrayList<SeatHolder>();
        sitters.add(new Person(you, ME));
        while (sitters.size() < seats) {
            sitters.add(new Program(new BotSpec.OfLevel(Level.GENTLE)));
        }
        return List.copyOf(sitters);
    }

    /// Reads the line-up in this text: `me,greedy`, `Ann,Ben`, `Ann,level:gentle,exec:"python3 mybot.py"`.
    ///
    /// @param you the table's name for the person `me`
    static Reading<List<SeatHolder>> lineUp(String text, String you) {
        return LineUp.split(text).then(words -> {
            var sitters = new ArrayList<SeatHolder>();
            var names = new HashSet<String>();
            for (var word : words) {
                switch (one(word, you)) {
                    case Reading.Bad<SeatHolder>(var problems) -> {
                        return new Reading.Bad<>(problems);
                    }
                    case Reading.Good<SeatHolder>(SeatHolder sitter) -> {
                        if (sitter instanceof Person(String name, String _)
                                && !names.add(name.toLowerCase(Locale.ROOT))) {
                            return Reading.bad(word, new ProgramMessages.SitsAlready());
                        }
                        sitters.add(sitter);
                    }
                }
            }
            return Reading.good(List.copyOf(sitters));
        });
    }

    private static Reading<SeatHolder> one(String word, String you) {
        if (word.equals(ME)) {
            return Reading.good(new Person(you, ME));
        }
        if (NAME.matcher(word).matches()) {
            return Reading.good(new Person(word));
        }
        if (ExecEntrant.isMeant(word)) {
            return ExecEntrant.read(word).map(Program::new);
        }
        return switch (BotSpec.read(word)) {
            case Reading.Good<BotSpec>(BotSpec spec) -> Reading.good(new Program(spec));
            case Reading.Bad<BotSpec>(var problems) ->
                new Reading.Bad<>(problems.stream()
                        .map(problem -> new Reading.Problem(
                                0, problem.where(), new TerminalMessages.OrAPerson(problem.fault())))
                        .toList());
        };
    }

    /// Returns the line-up as text.
    static String write(List<SeatHolder> sitters) {
        return sitters.stream().map(SeatHolder::word).collect(Collectors.joining(","));
    }
}
