package parterre.stalks;

import java.util.List;
import parterre.engine.Message;

/// A number of flowers of one type.
public record FlowerCount(Flower flower, int count) implements Message {
    /// Counts a bunch by type, without the types that are not in it.
    static List<FlowerCount> of(long bunch) {
        return Flower.all().stream()
                .filter(flower -> Bunch.has(bunch, flower.type()))
                .map(flower -> new FlowerCount(flower, Bunch.count(bunch, flower.type())))
                .toList();
    }
}
