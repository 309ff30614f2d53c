-- Runs unchanged on SQLite and PostgreSQL. Times are milliseconds since 1970 in UTC; flags are 0 or 1.

create table setting (
    name text primary key,
    value text not null
);

-- What happened at every table, once and for ever. The key also keeps a second writer out.
create table table_event (
    table_id text not null,
    seq bigint not null,
    at bigint not null,
    body text not null,
    primary key (table_id, seq)
);

-- Answers that wait until the last one is in; then they become one event and go.
create table sealed_answer (
    table_id text not null,
    decision bigint not null,
    seat text not null,
    at bigint not null,
    move text not null,
    primary key (table_id, decision, seat)
);

-- What lists show of a table. Follows from its events; written in the same transaction.
create table table_card (
    id text primary key,
    phase text not null,
    changed bigint not null,
    listed integer not null,
    watched integer not null,
    card text not null
);

create index table_card_by_phase on table_card (phase, changed);

create table table_person (
    table_id text not null,
    person text not null,
    turn integer not null,
    primary key (table_id, person)
);

create index table_person_by_person on table_person (person, turn);

create table person (
    id text primary key,
    name text not null,
    created bigint not null
);

create table device (
    id text primary key,
    person text not null,
    label text not null,
    created bigint not null,
    seen bigint not null,
    revoked integer not null
);

create index device_by_person on device (person);

-- A way to sign another device in. Only the token's hash is kept.
create table device_link (
    hash text primary key,
    person text not null,
    until bigint not null
);
