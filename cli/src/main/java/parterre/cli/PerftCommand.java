package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.RecordMessages;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Perft;
import parterre.engine.walk.Signature;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre perft`: prints the numbers for comparing two implementations of the same rules.
@Command(name = "perft")
final class PerftCommand implements Runnable {
    private static final int SIGNATURE_GAMES = 20;
    private static final int SIGNATURE_STEPS = 10_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--depth", paramLabel = "D", defaultValue = "1")
    private int depth;

    @Option(names = "--divide")
    private boolean divide;

    @Option(names = "--position", paramLabel = "FILE")
    private @Nullable String position;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Mixin
    private Agreement agreement;

    @Option(names = "--signature")
    private boolean signature;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        if (signature) {
            sign(game.box().game(), out);
        } else {
            count(game.box(), out);
        }
    }

    private <S, M extends Move, V> void count(GameBox<S, M, V> box, PrintWriter out) {
        if (depth < 0) {
            throw CommandException.usage(new RecordMessages.NoDepth(Integer.toString(depth)));
        }
        var perft = CommandException.usageUnlessGood(Perft.of(box.game(), from(box), depth));
        if (divide) {
            var grid = new TextTable("", TextTable.Side.LEFT, TextTable.Side.RIGHT);
            perft.divide().forEach(branch -> grid.row(branch.answer(), Long.toString(branch.total())));
            out.print(grid);
        }
        out.println(perft.total());
    }

    private <S, M extends Move, V> S from(GameBox<S, M, V> box) {
        if (position == null) {
            int players = seats == null ? box.game().info().leastSeats() : seats;
            return box.game().start(agreement.setup(box.game(), players));
        }
        if (seats != null || !agreement.silent()) {
            throw CommandException.usage(new RecordMessages.PositionSaysSeats());
        }
        return CommandException.inputUnlessGood(position, box.positions().read(Files.text(position)));
    }

    private <S, M extends Move, V> void sign(Game<S, M, V> rules, PrintWriter out) {
        if (position != null) {
            throw CommandException.usage(new RecordMessages.SignatureFromStart());
        }
        var info = rules.info();
        int least = seats == null ? info.leastSeats() : seats;
        int most = seats == null ? info.mostSeats() : seats;
        List<Setup> setups = new ArrayList<>();
        for (int players = least; players <= most; players++) {
            setups.add(agreement.setup(rules, players));
        }
        out.println(Signature.of(rules, setups, SIGNATURE_GAMES, 1, SIGNATURE_STEPS));
    }
}
