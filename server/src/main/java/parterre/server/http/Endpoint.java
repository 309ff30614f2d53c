package parterre.server.http;

import static parterre.server.wire.FaultCode.BANNED;
import static parterre.server.wire.FaultCode.BROKEN;
import static parterre.server.wire.FaultCode.BUSY;
import static parterre.server.wire.FaultCode.FOREIGN;
import static parterre.server.wire.FaultCode.FROZEN;
import static parterre.server.wire.FaultCode.HOST;
import static parterre.server.wire.FaultCode.JSON;
import static parterre.server.wire.FaultCode.NO_OPERATOR;
import static parterre.server.wire.FaultCode.NO_TABLE;
import static parterre.server.wire.FaultCode.PARAMETER;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.TOO_LARGE;
import static parterre.server.wire.FaultCode.TOO_MANY;
import static parterre.server.wire.FaultCode.UNREADABLE;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.server.wire.FaultCode;
import parterre.server.wire.TableEvent;

/// Every endpoint of the API, described once. The routes and the OpenAPI file come from here, so they always agree.
/// Each kind of endpoint has an enum of its own.
public sealed interface Endpoint
        permits GameEndpoint,
                PersonEndpoint,
                DeviceEndpoint,
                TableEndpoint,
                ReviewEndpoint,
                PuzzleEndpoint,
                LabEndpoint,
                ModerationEndpoint {
    /// The names of what may stand behind the `?` of an address, in the text of an endpoint.
    Pattern QUERIED = Pattern.compile("\\?(\\w+)=");

    /// The HTTP methods that are used here.
    enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    /// Returns all endpoints, in a fixed order.
    static List<Endpoint> all() {
        return Stream.<Endpoint[]>of(
                        GameEndpoint.values(),
                        PersonEndpoint.values(),
                        DeviceEndpoint.values(),
                        TableEndpoint.values(),
                        ReviewEndpoint.values(),
                        PuzzleEndpoint.values(),
                        LabEndpoint.values(),
                        ModerationEndpoint.values())
                .flatMap(Stream::of)
                .toList();
    }

    /// Returns the name of the constant.
    String name();

    /// Returns the description in the enum's line.
    EndpointSpec spec();

    default Method method() {
        return spec().method();
    }

    /// With `{name}` for what is filled in.
    default String path() {
        return spec().path();
    }

    /// Returns the summary of the endpoint.
    default String says() {
        return spec().says();
    }

    /// Returns the names of what may stand behind the `?` of the address.
    default List<String> parameters() {
        return QUERIED.matcher(says()).results().map(match -> match.group(1)).toList();
    }

    /// Returns the endpoints at an address of the API, one for each method that it takes.
    static List<Endpoint> at(String address) {
        return all().stream()
                .filter(endpoint -> endpoint.spec().addresses().matcher(address).matches())
                .toList();
    }

    /// Returns the record that is sent; none or one.
    default List<Class<?>> body() {
        return spec().body();
    }

    /// Returns the most bytes that a body may have.
    default int largestBody() {
        return spec().largestBody();
    }

    default Answer answer() {
        return spec().answer();
    }

    /// Returns the status of an answer to a call that was done.
    default int success() {
        return spec().success();
    }

    /// Returns the faults that every endpoint can answer.
    static List<FaultCode> faultsEverywhere() {
        return List.of(JSON, PARAMETER, UNREADABLE, TOO_LARGE, TOO_MANY, FOREIGN, HOST, BANNED, BUSY, BROKEN);
    }

    /// Returns what can go wrong, beside what can go wrong everywhere: with a table or a seat that stands in the
    /// address, and then with what is wanted.
    default List<FaultCode> faults() {
        var table = path().contains("{table}") ? Stream.of(NO_TABLE, FROZEN) : Stream.<FaultCode>empty();
        var operator = isForOperator() ? Stream.of(NO_OPERATOR) : Stream.<FaultCode>empty();
        var seat =
                path().contains("{seat}") || parameters().contains("as") ? Stream.of(RANGE) : Stream.<FaultCode>empty();
        return Stream.of(operator, table, seat, spec().faults().stream())
                .flatMap(codes -> codes)
                .distinct()
                .toList();
    }

    /// Returns true if only the operator may call this, who shows the server's token.
    default boolean isForOperator() {
        return path().startsWith("/api/admin/");
    }

    /// Returns true if a call does something for its caller, or in their name. Such a caller is stored. A caller who
    /// only has a file or link of their own checked is not.
    default boolean concernsCaller() {
        return method() != Method.GET && !isForOperator() && !spec().isForAnyone();
    }

    /// Returns the messages of the streams.
    static Class<?> streamed() {
        return TableEvent.class;
    }
}
