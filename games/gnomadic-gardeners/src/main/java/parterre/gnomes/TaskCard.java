package parterre.gnomes;

/// A task card: its right half counts while it lies left, its left half while it lies right. GG-1.3 GG-3.1
record TaskCard(String id, Half left, Half right) {}
