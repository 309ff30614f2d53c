package parterre.flora;

import java.util.List;
import java.util.Set;
import parterre.engine.Event;
import parterre.engine.box.EventRules;
import parterre.flora.cards.Effect;
import parterre.flora.events.FloraEvent.EventCardDone;
import parterre.flora.position.Position;

/// The rules of event cards, which follow from their effects.
final class FloraEventRules implements EventRules<Position> {
    @Override
    public Set<String> all() {
        return Set.of(Effect.Apply.FIRES, Effect.Apply.OTHERS, Effect.Flood.RULE);
    }

    @Override
    public List<String> of(Position after, Event event) {
        if (!(event instanceof EventCardDone(var card))) {
            return List.of();
        }
        var facts = after.table().facts();
        return facts.cards().eventCard(facts.eventCard(card.id())).effect().rule().stream()
                .toList();
    }
}
