-- What a seat wants to be asked out of turn. It is no event: nobody else is to notice that it has changed.
create table standing_answer (
    table_id text not null,
    seat text not null,
    body text not null,
    primary key (table_id, seat)
);
