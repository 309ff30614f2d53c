package parterre.cli;

import parterre.engine.box.Ink;
import picocli.CommandLine.Help.Ansi;

/// Boards in colour where output goes to a terminal that wants colours, plain everywhere else.
///
/// Off when output is piped, `NO_COLOR` is set (no-color.org) or the terminal knows no colours; picocli
/// decides, so that help and boards agree.
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
