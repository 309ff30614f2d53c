-- What others call a person; made of the id when the server starts, where it is missing.
alter table person add column badge text;
create index person_by_badge on person (badge);
-- What an operator has decided about a person: 'ban' or 'mute', until a time in milliseconds since 1970.
create table sanction (
    person text not null,
    kind text not null,
    until bigint not null,
    reason text not null,
    primary key (person, kind)
);
-- What people have reported to the operator.
create table report (
    id text primary key,
    at bigint not null,
    reporter text not null,
    person text not null,
    name text not null,
    table_id text not null,
    reason text not null,
    body text not null,
    settled integer not null
);
-- Whom a person does not want to read or to play with, by their badge.
create table block (
    person text not null,
    badge text not null,
    name text not null,
    primary key (person, badge)
);
create index report_by_time on report (settled, at);
