-- What was found out about a finished game: 'review' or 'chances'. Another hash means that the value or the method has
-- changed since, so it is made anew. It goes with its table.
create table review (
    table_id text not null,
    kind text not null,
    hash text not null,
    body text not null,
    primary key (table_id, kind)
);
