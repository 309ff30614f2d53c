package parterre.bench;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A connection to a server. It writes HTTP/1.1 itself: on two cores, a client must cost less than what it
/// measures.
final class ClientConnection implements Closeable {
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final String cookie;
    private final byte[] buffer = new byte[4_096];
    private int at;
    private int end;
    private boolean streaming;
    private int chunk;

    /// @param cookie empty for somebody new
    ClientConnection(int port, String cookie) throws IOException {
        this(port, cookie, InetAddress.getLoopbackAddress());
    }

    /// @param from the loopback address that the server sees
    ClientConnection(int port, String cookie, InetAddress from) throws IOException {
        this.cookie = cookie;
        socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port, from, 0);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(60_000);
        in = socket.getInputStream();
        out = socket.getOutputStream();
    }

    /// The server's answer to one call.
    ///
    /// @param cookie what the server gave to remember it by; empty if nothing
    record Answer(int status, String cookie, String body) {}

    Answer call(String method, String path, String body) throws IOException {
        send(method, path, body);
        int status = Integer.parseInt(line().split(" ")[1]);
        int length = 0;
        boolean chunked = false;
        String given = "";
        for (var header = line(); !header.isEmpty(); header = line()) {
            var low = header.toLowerCase(Locale.ROOT);
            if (low.startsWith("content-length:")) {
                length = Integer.parseInt(low.substring(15).strip());
            } else if (low.startsWith("transfer-encoding: chunked")) {
                chunked = true;
            } else if (low.startsWith("set-cookie:")) {
                given = header.substring(11).strip().split(";")[0];
            }
        }
        var bytes = chunked ? chunks() : bytes(length);
        return new Answer(status, given, new String(bytes, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        var all = new ByteArrayOutputStream(16_384);
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            all.write(bytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private byte[] bytes(int count) throws IOException {
        var bytes = new byte[count];
        for (int got = 0; got < count; ) {
            fill();
            int part = Math.min(count - got, end - at);
            System.arraycopy(buffer, at, bytes, got, part);
            at += part;
            got += part;
        }
        return bytes;
    }

    /// Makes sure that there is a byte to read.
    private void fill() throws IOException {
        if (at == end) {
            at = 0;
            end = in.read(buffer);
            if (end < 0) {
                end = 0;
                throw new EOFException("the server has hung up");
            }
        }
    }

    /// Opens a stream; then [#line()] reads it.
    void follow(String path) throws IOException {
        send("GET", path, "");
        var status = line();
        if (!status.contains(" 200 ")) {
            throw new IOException("no stream: " + status);
        }
        while (!line().isEmpty()) {
            // skips the headers, which are known
        }
        streaming = true;
    }

    /// Reads the head of the next chunk of a stream.
    private void chunk() throws IOException {
        streaming = false;
        var size = line();
        chunk = Integer.parseInt(size.isEmpty() ? line() : size, 16);
        streaming = true;
    }

    private void send(String method, String path, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        var head = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
                + (method.equals("GET")
                        ? ""
                        : "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n")
                + "\r\n";
        var headBytes = head.getBytes(StandardCharsets.UTF_8);
        var all = new byte[headBytes.length + bytes.length];
        System.arraycopy(headBytes, 0, all, 0, headBytes.length);
        System.arraycopy(bytes, 0, all, headBytes.length, bytes.length);
        out.write(all);
        out.flush();
    }

    /// Returns the next line, without its end.
    String line() throws IOException {
        var text = new ByteArrayOutputStream(256);
        boolean whole = false;
        while (!whole) {
            if (streaming && chunk == 0) {
                chunk();
            }
            fill();
            int most = streaming ? Math.min(end, at + chunk) : end;
            int stop = at;
            while (stop < most && buffer[stop] != '\n') {
                stop++;
            }
            whole = stop < most;
            text.write(buffer, at, stop - at);
            int past = whole ? stop + 1 : stop;
            if (streaming) {
                chunk -= past - at;
            }
            at = past;
        }
        return text.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
