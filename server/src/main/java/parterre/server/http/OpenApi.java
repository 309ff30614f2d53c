package parterre.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.server.shape.JsonSchema;
import parterre.server.shape.Shapes;
import parterre.server.wire.ApiVersion;
import parterre.server.wire.Fault;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Words;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Writes the OpenAPI file from [Endpoint] and the records of the wire.
public final class OpenApi {
    private static final Wording ENGLISH = Wording.of(MessageCatalogue.STANDARD, List.of("server"));
    private static final String OPERATOR = "operator";
    private static final Pattern FILLED_IN = Pattern.compile("\\{(\\w+)}");

    private final Shapes shapes = new Shapes();

    private OpenApi() {}

    /// Returns the whole file.
    public static String yaml() {
        return new OpenApi().write();
    }

    private String write() {
        var paths = new LinkedHashMap<String, Object>();
        for (var endpoint : Endpoint.all()) {
            @SuppressWarnings("unchecked") // nothing else is put in
            var path = (Map<String, Object>)
                    paths.computeIfAbsent(endpoint.path(), _ -> new LinkedHashMap<String, Object>());
            path.put(endpoint.method().name().toLowerCase(Locale.ROOT), operation(endpoint));
        }
        var event = JsonSchema.schema(shapes.of(Endpoint.streamed()));
        var fault = JsonSchema.schema(shapes.of(Fault.class));
        var file = new LinkedHashMap<String, Object>();
        file.put("openapi", "3.1.0");
        file.put(
                "info",
                Map.of(
                        "title",
                        "Parterre",
                        "version",
                        Integer.toString(ApiVersion.NUMBER),
                        "license",
                        Map.of("name", "Apache-2.0", "identifier", "Apache-2.0")));
        file.put("paths", paths);
        var components = new LinkedHashMap<String, Object>();
        components.put(
                "responses",
                Map.of(
                        "Fault",
                        Map.of(
                                "description",
                                "Codes of every endpoint: " + codes(Endpoint.faultsEverywhere())
                                        + ". A move that the rules forbid: `refused/` and the rule's id (422). Another"
                                        + " method than an address takes: " + codes(List.of(FaultCode.METHOD))
                                        + " (405). An address under `/api` with nothing at it: "
                                        + codes(List.of(FaultCode.NO_PAGE)) + " (404).",
                                "content",
                                json(fault))));
        components.put(
                "securitySchemes",
                Map.of(
                        OPERATOR,
                        ordered(
                                "type",
                                "http",
                                "scheme",
                                "bearer",
                                "description",
                                "The token that the server leaves in its data folder at each start.")));
        components.put("schemas", JsonSchema.schemas(shapes, shapes.below(sent())));
        file.put("components", components);
        file.put("x-events", event);
        file.put(
                "x-codes",
                Stream.of(FaultCode.values())
                        .collect(Collectors.toMap(
                                FaultCode::code,
                                code -> ENGLISH.say(new ServerFault.Meaning(code), Naming.bySeat()),
                                (first, _) -> first,
                                LinkedHashMap::new)));
        var text = new StringBuilder(
                "# Written by parterre.server.http.OpenApi from Endpoint and the wire's records. Do not edit.\n");
        yaml(file, "", text);
        return text.toString();
    }

    private Map<String, Object> operation(Endpoint endpoint) {
        var operation = new LinkedHashMap<String, Object>();
        operation.put("operationId", Words.of(endpoint.name()).replaceAll("-$", ""));
        operation.put("summary", endpoint.says());
        if (endpoint.isForOperator()) {
            operation.put("security", List.of(Map.of(OPERATOR, List.of())));
        }
        var parameters = FILLED_IN
                .matcher(endpoint.path())
                .results()
                .map(match -> (Object) ordered(
                        "name", match.group(1), "in", "path", "required", true, "schema", Map.of("type", "string")))
                .collect(Collectors.toCollection(ArrayList::new));
        endpoint.parameters()
                .forEach(name ->
                        parameters.add(ordered("name", name, "in", "query", "schema", Map.of("type", "string"))));
        if (!parameters.isEmpty()) {
            operation.put("parameters", parameters);
        }
        endpoint.body()
                .forEach(body -> operation.put(
                        "requestBody", ordered("required", true, "content", json(JsonSchema.schema(shapes.of(body))))));
        var responses = new TreeMap<String, Object>();
        responses.put(
                Integer.toString(endpoint.success()),
                ordered(
                        "description",
                        "Done.",
                        "content",
                        switch (endpoint.answer()) {
                            case Answer.Of(Class<?> type) -> json(JsonSchema.schema(shapes.of(type)));
                            case Answer.As(Media media) ->
                                Map.of(media.type(), Map.of("schema", Map.of("type", "string")));
                        }));
        responses.put("default", Map.of("$ref", "#/components/responses/Fault"));
        endpoint.faults().stream()
                .collect(Collectors.groupingBy(Statuses::of))
                .forEach((status, codes) -> responses.put(
                        Integer.toString(status),
                        ordered(
                                "description",
                                codes(codes),
                                "content",
                                json(Map.of("$ref", "#/components/schemas/Fault")))));
        operation.put("responses", responses);
        return operation;
    }

    /// Returns the types of all request bodies.
    public static List<Class<?>> sent() {
        return Endpoint.all().stream()
                .<Class<?>>flatMap(endpoint -> endpoint.body().stream())
                .distinct()
                .toList();
    }

    private static String codes(List<FaultCode> codes) {
        return codes.stream().map(code -> "`" + code.code() + "`").collect(Collectors.joining(", "));
    }

    private static Map<String, Object> json(Map<String, Object> schema) {
        return Map.of("application/json", Map.of("schema", schema));
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }

    /// YAML in block style; scalars are written as JSON, which YAML includes.
    private static void yaml(Object value, String indent, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map ->
                sorted(map).forEach((name, item) -> {
                    text.append(indent).append(scalar(name)).append(':');
                    below(item, indent + "  ", text);
                });
            case List<?> list ->
                list.forEach(item -> {
                    text.append(indent).append('-');
                    below(item, indent + "  ", text);
                });
            default -> text.append(indent).append(scalar(value)).append('\n');
        }
    }

    private static void below(Object value, String indent, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map
            when !map.isEmpty() -> {
                text.append('\n');
                yaml(map, indent, text);
            }
            case List<?> list
            when list.stream().allMatch(String.class::isInstance) ->
                text.append(' ').append(Json.write(list)).append('\n');
            case List<?> list
            when !list.isEmpty() -> {
                text.append('\n');
                yaml(list, indent, text);
            }
            default -> text.append(' ').append(scalar(value)).append('\n');
        }
    }

    /// Sorts a map of `Map.of`, which has no order. A `LinkedHashMap` keeps its order.
    private static Map<?, ?> sorted(Map<?, ?> map) {
        return map instanceof LinkedHashMap ? map : new TreeMap<>(map);
    }

    private static String scalar(Object value) {
        return Optional.of(value)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .filter(word -> word.matches("[A-Za-z/][A-Za-z0-9_/]*")
                        && !word.matches("(?i)true|false|null|yes|no|on|off|y|n"))
                .orElseGet(() -> Json.write(value));
    }
}
