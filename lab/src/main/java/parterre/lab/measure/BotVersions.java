package parterre.lab.measure;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import parterre.bots.BotSpec;
import parterre.bots.Levels;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;

/// Tells which versions of rules and bots play an experiment: the program, the game's newest edition, card files and
/// net, and the definition of each level that takes part. Units of other versions must not be added up.
public final class BotVersions {
    private BotVersions() {}

    /// Returns the SHA-256 of all versions, as 64 hexadecimal digits.
    public static String of(Experiment experiment) {
        return Attachment.sha256(String.join("\n", lines(experiment, experiment.box())));
    }

    /// Returns the SHA-256 of the engine, the bots, the laboratory and a game, as 64 hexadecimal digits.
    public static String program(GameBox<?, ?, ?> box) {
        return ProgramHash.of(box);
    }

    private static List<String> lines(Experiment experiment, GameBox<?, ?, ?> box) {
        var lines = new ArrayList<String>();
        lines.add("program " + ProgramHash.of(box));
        lines.add("edition " + box.game().info().edition());
        for (var option : box.game().info().options()) {
            if (option instanceof Option.File file) {
                lines.add("file " + file.name() + " " + file.standard(0).sha256());
            }
        }
        lines.add("net " + LearnedValues.file(box).map(NetFile::hash).orElse(""));
        var levels = new LinkedHashSet<String>();
        for (var arm : experiment.arms()) {
            for (var lineUp : experiment.lineUps()) {
                for (var bot : arm.specs(lineUp)) {
                    if (bot instanceof BotSpec.OfLevel level) {
                        levels.add(level.name() + " "
                                + Levels.of(box).spec(level.level()).name());
                    }
                }
            }
        }
        lines.addAll(levels);
        return lines;
    }
}
