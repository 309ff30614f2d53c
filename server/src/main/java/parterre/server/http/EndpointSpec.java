package parterre.server.http;

import java.util.List;
import java.util.regex.Pattern;
import parterre.server.wire.FaultCode;

/// The description of an endpoint, as its enum writes it.
///
/// @param method the HTTP method
/// @param path with `{name}` for what is filled in
/// @param addresses the addresses that the path stands for
/// @param says what the endpoint does
/// @param body the record that is sent; none or one
/// @param answer the type of the answer
/// @param success the status of an answer to a call that was done
/// @param largestBody the most bytes that a body may have
/// @param isForAnyone true if a call does nothing in its caller's name, so that the caller is not stored
/// @param faults the faults of this endpoint, beside those of every endpoint
record EndpointSpec(
        Endpoint.Method method,
        String path,
        Pattern addresses,
        String says,
        List<Class<?>> body,
        Answer answer,
        int success,
        int largestBody,
        boolean isForAnyone,
        List<FaultCode> faults) {
    static final int LARGEST_RECORD = 600_000;
    static final int LARGEST_FILE = 200_000;
    /// A position of 64 KB in quotes, its line ends escaped, and what stands beside it.
    static final int LARGEST_POSITION = 80_000;

    private static final int LARGEST_COMMAND = 10_000;
    private static final int DONE = 200;
    private static final int CREATED = 201;

    /// An endpoint whose answer is still to be said.
    record Asked(Endpoint.Method method, String path, String says, List<Class<?>> body) {
        /// The record that is sent.
        Asked takes(Class<?> sent) {
            return new Asked(method, path, says, List.of(sent));
        }

        EndpointSpec answers(Class<?> record) {
            return answers(new Answer.Of(record));
        }

        EndpointSpec answers(Media media) {
            return answers(new Answer.As(media));
        }

        private EndpointSpec answers(Answer answer) {
            var addresses = Pattern.compile(path.replaceAll("\\{\\w+}", "[^/]+") + "/?");
            return new EndpointSpec(
                    method, path, addresses, says, body, answer, DONE, LARGEST_COMMAND, false, List.of());
        }
    }

    static Asked get(String path, String says) {
        return new Asked(Endpoint.Method.GET, path, says, List.of());
    }

    static Asked post(String path, String says) {
        return new Asked(Endpoint.Method.POST, path, says, List.of());
    }

    static Asked put(String path, String says) {
        return new Asked(Endpoint.Method.PUT, path, says, List.of());
    }

    static Asked delete(String path, String says) {
        return new Asked(Endpoint.Method.DELETE, path, says, List.of());
    }

    /// Says that a call makes something new.
    EndpointSpec created() {
        return new EndpointSpec(method, path, addresses, says, body, answer, CREATED, largestBody, isForAnyone, faults);
    }

    /// Sets the most bytes of the body.
    EndpointSpec upTo(int bytes) {
        return new EndpointSpec(method, path, addresses, says, body, answer, success, bytes, isForAnyone, faults);
    }

    /// Says that a call does nothing in its caller's name.
    EndpointSpec forAnyone() {
        return new EndpointSpec(method, path, addresses, says, body, answer, success, largestBody, true, faults);
    }

    /// Adds the faults that this endpoint can answer beside those of every endpoint.
    EndpointSpec fails(FaultCode... codes) {
        return new EndpointSpec(
                method, path, addresses, says, body, answer, success, largestBody, isForAnyone, List.of(codes));
    }
}
