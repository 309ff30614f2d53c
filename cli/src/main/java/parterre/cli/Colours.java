package parterre.cli;

import parterre.engine.box.Ink;
import picocli.CommandLine.Help.Ansi;

/// Colours boards if the output goes to a terminal with colours. Boards are plain everywhere else.
///
/// Colours are off if the output is piped, `NO_COLOR` is set (no-color.org) or the terminal has no colours.
/// Picocli decides, so that help and boards agree.
final class Colours {
    private Colours() {}

    static Ink ink() {
        return Ansi.AUTO.enabled() ? (text, colour) -> "\u001b[" + code(colour) + "m" + text + "\u001b[0m" : Ink.NONE;
    }

    private static String code(Ink.Colour colour) {
        return switch (colour) {
            case RED -> "31";
            case GREEN -> "32";
            case YELLOW -> "33";
            case BLUE -> "34";
            case MAGENTA -> "35";
            case CYAN -> "36";
            case WHITE -> "97";
            case GRAY -> "90";
            case BRIGHT -> "1;7";
            case FAINT -> "2";
        };
    }
}
