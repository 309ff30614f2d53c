package parterre.engine.box;

import java.util.List;
import java.util.Set;
import parterre.engine.Event;

/// The rules that had an effect by an event and its position together, such as the rule of a month or of an event
/// card. Rules that an event names alone stand there as [parterre.engine.ByRule]. The laboratory counts by both
/// which rules ever matter.
///
/// @param <S> positions
public interface EventRules<S> {
    /// Returns the ids of all rules that [#of(Object, Event)] can return.
    Set<String> all();

    /// Returns the ids of the rules that had an effect.
    ///
    /// @param after the position after the step in which the event happened
    List<String> of(S after, Event event);

    /// Returns rules of a game whose events name everything alone.
    static <S> EventRules<S> none() {
        return new EventRules<>() {
            @Override
            public Set<String> all() {
                return Set.of();
            }

            @Override
            public List<String> of(S after, Event event) {
                return List.of();
            }
        };
    }
}
