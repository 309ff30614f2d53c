package parterre.gnomes;

/// The facts of a side's round that the rules need. Events tell where its bliss came from. GG-5.3
///
/// @param prep hours that decided the order; may be negative for the automa
/// @param did the tasks that it did
/// @param scored the bliss that it scored
/// @param gift the gnome that it gives away (June)
record Account(int prep, Tasks did, int scored, Gnomes gift) {
    Account withPrep(int prep) {
        return new Account(prep, did, scored, gift);
    }

    Account withDid(Tasks did) {
        return new Account(prep, did, scored, gift);
    }

    Account withScored(int scored) {
        return new Account(prep, did, scored, gift);
    }

    Account withGift(Gnomes gift) {
        return new Account(prep, did, scored, gift);
    }
}
