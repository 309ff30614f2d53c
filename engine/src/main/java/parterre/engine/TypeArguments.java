package parterre.engine;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the types with which a class implements a generic interface, such as the moves of a game's class.
public final class TypeArguments {
    private TypeArguments() {}

    /// Returns the class that stands at this place among the type arguments of the interface.
    ///
    /// @param implementation a class that implements the interface, itself or by a superclass
    /// @param contract the generic interface
    /// @param index from 0
    /// @throws IllegalStateException if the class does not say which type it is
    public static Class<?> of(Class<?> implementation, Class<?> contract, int index) {
        return find(implementation, contract, Map.of())
                .flatMap(arguments -> plain(arguments[index]))
                .orElseThrow(() -> new IllegalStateException(implementation.getName() + " does not say which type is "
                        + contract.getTypeParameters()[index] + " of " + contract.getSimpleName()
                        + "; override the method that returns the class"));
    }

    private static Optional<Class<?>> plain(Type type) {
        return switch (type) {
            case Class<?> known -> Optional.of(known);
            case ParameterizedType generic -> plain(generic.getRawType());
            default -> Optional.empty();
        };
    }

    /// Returns the type arguments of the interface.
    ///
    /// @param known the types of the type variables of `type`
    private static Optional<Type[]> find(Type type, Class<?> contract, Map<TypeVariable<?>, Type> known) {
        var raw = plain(type).orElseThrow();
        Type[] arguments = type instanceof ParameterizedType generic
                ? Stream.of(generic.getActualTypeArguments())
                        .map(argument -> argument instanceof TypeVariable<?> variable
                                ? known.getOrDefault(variable, variable)
                                : argument)
                        .toArray(Type[]::new)
                : raw.getTypeParameters();
        if (raw == contract) {
            return Optional.of(arguments);
        }
        var own = new HashMap<TypeVariable<?>, Type>();
        for (int i = 0; i < arguments.length; i++) {
            own.put(raw.getTypeParameters()[i], arguments[i]);
        }
        return Stream.concat(Stream.ofNullable(raw.getGenericSuperclass()), Stream.of(raw.getGenericInterfaces()))
                .filter(Objects::nonNull)
                .map(above -> find(above, contract, own))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
