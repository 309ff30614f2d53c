package parterre.cli.protocol;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import parterre.bots.BotFault;
import parterre.cli.words.FileFault;
import parterre.cli.words.ProgramMessages;
import parterre.engine.table.QuoteShortener;

/// A program in another process, which exchanges lines with the engine. Reading and writing have their own
/// threads. So a program that neither reads nor writes blocks its caller only until the deadline.
final class Program implements AutoCloseable {
    private static final int LINES_WAITING = 64;
    private static final int LAST_WORDS = 10;

    /// How long a program that closes its output may take to end. It is long because a busy machine is slow.
    private static final Duration TO_END = Duration.ofSeconds(10);

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        // No bot keeps running and uses a processor after the engine has ended.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Program::end)));
    }

    private final Process process;
    private final BlockingQueue<LineSource.Line> received = new ArrayBlockingQueue<>(LINES_WAITING);
    private final BlockingQueue<String> toSend = new ArrayBlockingQueue<>(LINES_WAITING);
    private final Deque<String> lastWords = new ArrayDeque<>();
    private final CountDownLatch heard = new CountDownLatch(1);

    private Program(Process process) {
        this.process = process;
    }

    /// Starts the program.
    ///
    /// @throws BotFault if it cannot be started
    static Program start(List<String> command) {
        try {
            var program = new Program(new ProcessBuilder(command).start());
            RUNNING.add(program.process);
            program.thread("reads", program::read);
            program.thread("hears", program::hear);
            program.thread("writes", program::write);
            return program;
        } catch (IOException e) {
            throw new BotFault(
                    BotFault.Kind.CRASHED,
                    new ProgramMessages.CannotStart(String.join(" ", command), FileFault.reason(e)),
                    e);
        }
    }

    /// Returns true if a command can be started: it names an executable file, or a program on the search path.
    static boolean exists(String name) {
        if (name.contains("/") || name.contains(File.separator)) {
            return new File(name).canExecute();
        }
        var path = System.getenv("PATH");
        for (var folder : (path == null ? "" : path).split(File.pathSeparator, -1)) {
            if (new File(folder, name).canExecute() || new File(folder, name + ".exe").canExecute()) {
                return true;
            }
        }
        return false;
    }

    /// Sends a line.
    ///
    /// @throws BotFault if the program does not take the line before the deadline
    void send(String line, Deadline deadline) {
        try {
            if (!toSend.offer(line, deadline.nanosLeft(), TimeUnit.NANOSECONDS)) {
                throw new BotFault(BotFault.Kind.LATE, new ProgramMessages.DoesNotRead(lastWords()));
            }
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /// Waits for the program's next line and returns it.
    ///
    /// @throws BotFault if there is no line before the deadline, or the program has ended
    LineSource.Line receive(Deadline deadline) {
        try {
            var line = received.poll(Math.max(deadline.nanosLeft(), 0), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new BotFault(
                        BotFault.Kind.LATE,
                        new ProgramMessages.NoAnswerWithin(
                                Long.toString(deadline.within().toMillis()), lastWords()));
            }
            if (line instanceof LineSource.Line.End) {
                throw new BotFault(BotFault.Kind.CRASHED, ended());
            }
            return line;
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /// Returns the last lines that the program wrote to its standard error.
    private Optional<String> lastWords() {
        synchronized (lastWords) {
            return lastWords.isEmpty() ? Optional.empty() : Optional.of(String.join(" / ", lastWords));
        }
    }

    private ProgramMessages ended() {
        try {
            var deadline = Deadline.in(TO_END);
            if (!process.waitFor(deadline.nanosLeft(), TimeUnit.NANOSECONDS)) {
                return new ProgramMessages.OutputClosed(lastWords());
            }
            // Its last words are read by another thread. A child process may keep their stream open.
            heard.await(deadline.nanosLeft(), TimeUnit.NANOSECONDS);
            return new ProgramMessages.ProgramEnded(process.exitValue(), lastWords());
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static BotFault interrupted() {
        Thread.currentThread().interrupt();
        return new BotFault(BotFault.Kind.LATE, new ProgramMessages.StoppedThinking());
    }

    /// Kills the program and its child processes.
    @Override
    public void close() {
        RUNNING.remove(process);
        end(process);
    }

    private static void end(Process process) {
        var children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    private void thread(String does, Runnable what) {
        Thread.ofPlatform().daemon().name("bot " + process.pid() + " " + does).start(what);
    }

    private void read() {
        var source = new LineSource(process.getInputStream(), Limit.LINE);
        try {
            while (true) {
                var line = source.next();
                received.put(line);
                if (line instanceof LineSource.Line.End) {
                    return;
                }
            }
        } catch (IOException e) {
            received.offer(new LineSource.Line.End());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void hear() {
        try (var reader = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                var words = QuoteShortener.of(line);
                synchronized (lastWords) {
                    lastWords.add(words);
                    if (lastWords.size() > LAST_WORDS) {
                        lastWords.removeFirst();
                    }
                }
            }
        } catch (IOException e) {
            // The program has ended. The reader of its output notices that.
        } finally {
            heard.countDown();
        }
    }

    private void write() {
        try (var out = process.getOutputStream()) {
            while (process.isAlive()) {
                out.write((toSend.take() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            // The program no longer reads. The reader of its output notices that.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
