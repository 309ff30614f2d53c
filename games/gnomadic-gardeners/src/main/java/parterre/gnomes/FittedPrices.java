package parterre.gnomes;

import java.util.List;

/// The values of animals by kind. They were fitted to the results of 1,855 games of two searches, by a logistic
/// regression on the positions in which gnomes are chosen. An animal has a fixed value and a value for each bliss
/// that is still to be made by the leader. An animal that was not fitted has the value that [BlissEvaluator] gives all.
final class FittedPrices implements BlissEvaluator.AnimalPrices {
    private static final List<Price> FITTED = List.of(
            new Price(Animal.COW, 1.6, 0.057),
            new Price(Animal.GOAT, 5.8, 0.113),
            new Price(Animal.HEN, 3.4, 0.048),
            new Price(Animal.HORSE, 8.0, 0.050),
            new Price(Animal.MOUSE, 4.2, 0.045),
            new Price(Animal.PIGGY, 2.9, 0.005),
            new Price(Animal.SQUIRRELS, 1.0, 0.110));

    private static final int SETS = 1 << Animal.all().size();

    /// The values of every set of animals.
    private final double[] fixed = new double[SETS];

    private final double[] toGo = new double[SETS];

    private record Price(Animal animal, double fixed, double forEachBliss) {}

    FittedPrices() {
        for (var animal : Animal.all()) {
            add(FITTED.stream()
                    .filter(price -> price.animal == animal)
                    .findFirst()
                    .orElseGet(() -> new Price(animal, 0, BlissEvaluator.ANIMAL)));
        }
    }

    private void add(Price price) {
        for (int set = 0; set < SETS; set++) {
            if (Animals.ofBits(set).has(price.animal)) {
                fixed[set] += price.fixed;
                toGo[set] += price.forEachBliss;
            }
        }
    }

    @Override
    public double of(Animals animals, int blissToGo) {
        return fixed[animals.bits()] + toGo[animals.bits()] * blissToGo;
    }
}
