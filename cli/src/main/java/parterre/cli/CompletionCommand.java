package parterre.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `parterre completion`: prints a script that completes commands, options and games in bash and zsh.
@Command(name = "completion")
final class CompletionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        var root = spec.root();
        spec.commandLine().getOut().println(AutoComplete.bash(root.name(), root.commandLine()));
    }
}
