package parterre.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import parterre.server.table.run.Sink;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableEvent;

/// Serves event streams, each on the virtual thread of its own request, with a queue between it and the table. A stream
/// that does not keep up is closed. Its client opens another one and asks for the events that it missed.
final class Streams {
    private static final int MOST_WAITING = 1_000;
    /// The most characters that wait for a client that reads, beside one message of any length.
    private static final int MOST_TEXT = 500_000;
    private static final long HEARTBEAT_SECONDS = 5;
    /// An event rather than a comment, so that the page receives it and knows that its connection is alive.
    private static final String HEARTBEAT = text(List.of(Sink.Message.of(new TableEvent.Here())));

    private final Connections connections;
    private final AtomicInteger open = new AtomicInteger();
    private final Map<String, Set<Stream>> byDevice = new ConcurrentHashMap<>();

    Streams(Connections connections) {
        this.connections = connections;
    }

    /// Returns how many streams are open.
    int open() {
        return open.get();
    }

    /// Ends the streams of a device that belongs to somebody else from now on, and tells the device.
    ///
    /// @param signedOut true if it belongs to a new guest
    void end(String device, boolean signedOut) {
        byDevice.getOrDefault(device, Set.of()).forEach(stream -> {
            stream.send(List.of(Sink.Message.of(new TableEvent.SomebodyElse(signedOut))));
            stream.close();
        });
    }

    /// Ends all streams, because all cookies have become invalid. Clients that connect again are told so.
    void endAll() {
        byDevice.values().forEach(streams -> streams.forEach(Stream::close));
    }

    /// Serves a stream until either side ends it.
    ///
    /// @param begin starts to fill a sink, and returns the action that stops it
    void serve(Call call, Function<Sink, Runnable> begin) {
        var client = ConnectionAcceptor.client(call.context().req());
        var stream = new Stream(connections, client);
        try {
            // The sink is filled first, so that a fault in the call is answered before the stream's headers.
            var end = begin.apply(stream);
            serve(call, stream, client, end);
        } finally {
            connections.sent(client, Long.MAX_VALUE);
        }
    }

    private void serve(Call call, Stream stream, ClientConnection client, Runnable end) {
        var context = call.context();
        var device = call.session().device();
        open.incrementAndGet();
        byDevice.compute(device, (_, streams) -> {
            var all = streams == null ? ConcurrentHashMap.<Stream>newKeySet() : streams;
            all.add(stream);
            return all;
        });
        if (!call.isStillTheirs()) {
            stream.close(); // `end` came too early to find it
        }
        try {
            context.header("Cache-Control", "no-store");
            context.header("X-Accel-Buffering", "no");
            context.res().setContentType("text/event-stream");
            context.res().setCharacterEncoding("utf-8");
            var out = context.res().getOutputStream();
            out.write("retry: 1000\n\n".getBytes(StandardCharsets.UTF_8));
            out.flush();
            connections.enter(client, ClientConnection.State.STREAMING);
            stream.served = true;
            while (!stream.closed.get() || !stream.queue.isEmpty()) {
                var message = stream.queue.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                connections.enter(client, ClientConnection.State.WRITING);
                if (message == null) {
                    out.write(HEARTBEAT.getBytes(StandardCharsets.UTF_8));
                }
                long sent = 0;
                for (var next = message; next != null; next = stream.queue.poll()) {
                    out.write(next.getBytes(StandardCharsets.UTF_8));
                    sent += next.length();
                }
                out.flush();
                connections.sent(client, sent);
                connections.enter(client, ClientConnection.State.STREAMING);
                stream.reached = System.nanoTime();
            }
        } catch (IOException e) {
            stream.closed.set(true); // the client has gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            open.decrementAndGet();
            byDevice.computeIfPresent(device, (_, streams) -> {
                streams.remove(stream);
                return streams.isEmpty() ? null : streams;
            });
            end.run();
        }
    }

    /// Returns the number of the last event that the client says it has received.
    static OptionalLong after(Context context) {
        return Optional.ofNullable(context.header("Last-Event-ID"))
                .map(text -> number("Last-Event-ID", text))
                .or(() -> Optional.ofNullable(context.queryParam("after")).map(text -> number("after", text)))
                .orElse(OptionalLong.empty());
    }

    private static OptionalLong number(String name, String text) {
        if (!text.matches("\\d{1,18}")) {
            throw ApiException.of(FaultCode.PARAMETER, new ServerFault.NotAnEvent(name), name);
        }
        return OptionalLong.of(Long.parseLong(text));
    }

    private static String text(List<Sink.Message> messages) {
        var text = new StringBuilder(messages.stream()
                .mapToInt(message -> message.json().length() + 80)
                .sum());
        for (var message : messages) {
            message.seq().ifPresent(seq -> text.append("id: ").append(seq).append('\n'));
            text.append("event: ").append(message.kind());
            text.append("\ndata: ").append(message.json()).append("\n\n");
        }
        return text.toString();
    }

    private static final class Stream implements Sink {
        private final Connections connections;
        private final ClientConnection client;
        private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>(MOST_WAITING);
        private final AtomicBoolean closed = new AtomicBoolean();
        /// False while the gap is being filled.
        private volatile boolean served;
        private volatile long reached = System.nanoTime();

        Stream(Connections connections, ClientConnection client) {
            this.connections = connections;
            this.client = client;
        }

        @Override
        public void send(List<Message> messages) {
            if (closed.get()) {
                return;
            }
            var text = text(messages);
            boolean hasRoom = connections.queue(client, text.length());
            long all = client.queued();
            boolean tooMuch = served && all > MOST_TEXT && all > text.length();
            if (!hasRoom || tooMuch || !queue.offer(text)) {
                close();
            }
        }

        @Override
        public long silence() {
            return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - reached);
        }

        @Override
        public void close() {
            if (closed.compareAndSet(false, true)) {
                // Wakes a stream that waits.
                var _ = queue.offer(":\n\n");
            }
        }
    }
}
