package parterre.cli.play;

import parterre.engine.Message;
import parterre.engine.box.Boxes;
import parterre.wording.HouseWording;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;

/// Says what any room has to say, in English: what is wrong with a text, and why a move is refused.
public final class Spoken {
    private static final HouseWording WORDING = HouseWording.of(MessageCatalogue.STANDARD, Boxes.all());

    private Spoken() {}

    public static String of(Message message) {
        return WORDING.say(message, Naming.bySeat());
    }
}
