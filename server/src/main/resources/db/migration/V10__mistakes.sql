-- A player's own errors in finished games, which come back until they are learned. Stages 0 to 3 wait 1, 3, 7 and 20
-- days for the next try, until a time in milliseconds since 1970; at stage 4 nothing comes back. The loss is in
-- thousandths of the win. A mistake goes with its table.
create table mistake (
    person text not null,
    table_id text not null,
    step integer not null,
    seat text not null,
    grade text not null,
    loss integer not null,
    stage integer not null,
    due bigint not null,
    primary key (person, table_id, step, seat)
);
create index mistake_by_due on mistake (person, stage, due);
