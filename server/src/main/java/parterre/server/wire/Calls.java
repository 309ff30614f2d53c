package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.text.FieldContent;

/// The bodies of the calls that can be made, and of their answers.
public final class Calls {
    private Calls() {}

    /// A move for a seat of the caller's own.
    ///
    /// @param decision the number of the decision that it answers
    /// @param move as it is written
    public record SubmitMove(Seat seat, long decision, String move) {}

    /// The move is stored.
    ///
    /// @param seq the number of its event; for a sealed answer, that of the last event before it
    /// @param sealed true if it waits for the answers of others
    public record Accepted(long seq, boolean sealed) {}

    /// A move that is thought of: written, or as what was picked. One of the two.
    public record ConsiderMove(
            Seat seat, long decision, Optional<String> move, Optional<Map<String, List<String>>> selection) {}

    /// The visible effects of a move.
    ///
    /// @param move as it is written; missing if the picks do not make a move
    /// @param fields the same move as data: the game's `Move`; missing if it may not be made
    /// @param problems what is missing or wrong in the picks or in the writing
    /// @param refusal why it may not be made
    /// @param does what it would do; missing if it may not be made
    /// @param takeBack true if it could be taken back afterwards without asking anybody
    public record Preview(
            Optional<String> move,
            Optional<Move> fields,
            List<Reading.Problem> problems,
            Optional<Refusal> refusal,
            Optional<MovePreview> does,
            boolean takeBack) {}

    /// The visible effects of each listed move.
    ///
    /// @param decision the number of the decision that is asked
    /// @param does previews by the moves' texts; empty if this seat is not asked, or too many moves are listed
    public record MovePreviews(long decision, Map<String, MovePreview> does) {}

    /// Steps to take back.
    ///
    /// @param decision the number of the present decision, so that nothing else is taken back by a late call
    /// @param to how many steps shall be left; what is free happens at once, what is not is put to the vote
    public record TakeBackTo(Seat seat, long decision, int to) {}

    /// A question for which somebody takes more time.
    ///
    /// @param decision the number of the present decision
    public record MoreTime(Seat seat, long decision) {}

    /// Gives the default answers for all seats of the caller that have yet to answer.
    ///
    /// @param decision the number of the present decision
    public record PassAll(long decision) {}

    /// An answer to a proposal.
    ///
    /// @param seat which of several names on one device answers; left out, all of them
    public record Vote(long proposal, Optional<Seat> seat, boolean agree) {}

    /// Takes an open seat.
    ///
    /// @param name the player's name at this table; left out, the person's own name
    /// @param program true if a program plays here, which is shown to everyone
    public record Sit(Optional<String> name, boolean program) {}

    /// Opens a seat or gives it to a bot, by the host before the start.
    ///
    /// @param level the bot's level; left out, the seat is opened
    public record Assign(Optional<String> level) {}

    /// The seats in a new order, before the start: who sits first now, and so on.
    public record Order(List<Seat> seats) {}

    /// A seat that something is done for: the caller's own, or a leaver's.
    public record ForSeat(Seat seat) {}

    /// Something to say.
    ///
    /// @param seat as whom, where one person holds several; the first of them otherwise
    public record Say(String text, Optional<Seat> seat) {
        /// Something said by who holds one seat, or none.
        public Say(String text) {
            this(text, Optional.empty());
        }
    }

    /// Another table, by its id.
    public record TableRef(String table) {}

    /// The positions of a replay, as the viewer may see them.
    ///
    /// @param steps how many steps there are in all
    /// @param printed fields of all their views that stand here once
    public record Frames(int steps, Optional<Object> printed, List<Frame> frames) implements ManyViews {
        public Frames(int steps, List<Frame> frames) {
            this(steps, ManyViews.printed(frames), frames);
        }
    }

    /// A position to be judged.
    public record CheckPosition(String game, int seats, Map<String, String> options, String text) {}

    /// The result of reading a position.
    ///
    /// @param canonical as the game writes it; missing if it is wrong
    /// @param view everything open; missing if it is wrong
    public record PositionCheck(Optional<String> canonical, List<Reading.Problem> problems, Optional<Object> view) {}

    /// A file to be judged before a table is made with it.
    ///
    /// @param option the option whose value it is to be
    /// @param name what it is called
    public record CheckFile(String game, String option, String name, String content) {}

    /// The result of reading a file.
    ///
    /// @param file missing if the game cannot play with it
    /// @param problems every fault, with its line, its card and field, and what would be right
    public record FileCheck(Optional<FileCard> file, List<Reading.Problem> problems) {}

    /// A position that somebody wrote, and perhaps a move that they try there.
    ///
    /// @param text as the game writes positions
    /// @param move as it is written
    /// @param selection what was picked, in its place
    /// @param names what seats are called in the answer; one that is not named is called by its number
    /// @param reader the seat of the reader of the answer, who is spoken to
    /// @param change other values of fields by their names, as a JSON Merge Patch (RFC 7396). Fields that list
    ///     things or have parts are taken apart. The rest of the answer is about the position with it
    public record TryPosition(
            String game,
            String text,
            Optional<String> move,
            Optional<Map<String, List<String>>> selection,
            Map<String, String> names,
            Optional<Seat> reader,
            Optional<FieldContent.Named> change) {}

    /// The question that a position asks, and the effects of a move.
    ///
    /// @param seats how many play; missing if the position is wrong
    /// @param view everything open; missing if the position is wrong
    /// @param text the position with the change, as the game writes it; missing if no change was wanted, or if
    ///     the position without it is wrong
    /// @param asked missing if the position is wrong, or waits for chance, for several seats or for nobody
    /// @param does what each listed move would do, by its text; empty where too many are listed
    /// @param preview what the move would do; missing if none was tried
    /// @param after missing unless a legal move was tried
    public record PositionTry(
            List<Reading.Problem> problems,
            Optional<Integer> seats,
            Optional<Object> view,
            Optional<String> text,
            Optional<OpenDecision> asked,
            Map<String, MovePreview> does,
            Optional<Preview> preview,
            Optional<After> after) {}

    /// The position after a move.
    public record After(String text, Object view) {}

    /// A record to be replayed.
    ///
    /// @param from the first step wanted; 0 is the start
    /// @param count how many positions, at most 200
    public record ReadRecord(String text, int from, int count) {}

    /// The result of reading a record.
    ///
    /// @param printed fields of the frames' views that stand here once
    public record RecordReading(
            Optional<String> game,
            Optional<Setting> setting,
            List<Reading.Problem> problems,
            int steps,
            Optional<Object> printed,
            List<Frame> frames,
            Optional<String> result)
            implements ManyViews {
        /// How its game was set up.
        ///
        /// @param options a file stands there by its name
        /// @param files what was played with in place of the game's own files
        public record Setting(
                int edition,
                int seats,
                Map<String, String> options,
                List<FileCard> files,
                Map<String, Player> players) {}

        /// A player as the record names them.
        ///
        /// @param name empty for a built-in bot, which is named by its level
        public record Player(String name, Optional<String> level) {
            /// The prefix of a level where a record names a built-in bot.
            public static final String LEVEL = "level:";

            /// Reads what a record calls a player.
            public static Player of(String written) {
                int level = written.lastIndexOf(LEVEL);
                return level < 0
                        ? new Player(written, Optional.empty())
                        : new Player("", Optional.of(written.substring(level + LEVEL.length())));
            }
        }
    }

    /// A strong bot's move, with what it would do.
    ///
    /// @param lead how far it is ahead of the best other move; missing if that is not known
    public record Hint(String move, MovePreview does, Optional<MoveAdvice.Lead> lead) {}

    /// How others come to this table.
    ///
    /// @param links addresses of the table, the best first
    /// @param reach from where they lead there
    /// @param qr the first link as the path of an SVG, one unit a module
    /// @param qrSize how many modules it is wide
    /// @param admits false if the host has made the link void by which the caller came: they cannot sit down
    public record Invite(List<String> links, Reach reach, String qr, int qrSize, boolean admits) {
        /// The devices on which the links lead to the table.
        public enum Reach {
            EVERYWHERE,
            NETWORK,
            MACHINE
        }
    }
}
