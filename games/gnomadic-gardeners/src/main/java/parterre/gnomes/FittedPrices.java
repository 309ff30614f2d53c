package parterre.gnomes;

/// The values of animals by kind. They were fitted to the results of 1,855 games of two searches, by a logistic
/// regression on the positions in which gnomes are chosen. An animal has a fixed value and a value for each bliss
/// that is still to be made by the leader.
final class FittedPrices implements BlissEvaluator.AnimalPrices {
    private static final int SETS = 1 << Animal.all().size();

    /// The values of every set of animals.
    private final double[] fixed = new double[SETS];

    private final double[] toGo = new double[SETS];

    FittedPrices() {
        for (var animal : Animal.all()) {
            switch (animal) {
                case COW -> add(animal, 1.6, 0.057);
                case GOAT -> add(animal, 5.8, 0.113);
                case HEN -> add(animal, 3.4, 0.048);
                case HORSE -> add(animal, 8.0, 0.050);
                case MOUSE -> add(animal, 4.2, 0.045);
                case PIGGY -> add(animal, 2.9, 0.005);
                case SQUIRRELS -> add(animal, 1.0, 0.110);
            }
        }
    }

    private void add(Animal animal, double fixedValue, double forEachBliss) {
        for (int set = 0; set < SETS; set++) {
            if (Animals.ofBits(set).has(animal)) {
                fixed[set] += fixedValue;
                toGo[set] += forEachBliss;
            }
        }
    }

    @Override
    public double of(Animals animals, int blissToGo) {
        return fixed[animals.bits()] + toGo[animals.bits()] * blissToGo;
    }
}
