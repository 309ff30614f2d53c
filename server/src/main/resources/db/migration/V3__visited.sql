-- When somebody was last seen at a table, give or take an hour: milliseconds since 1970.
alter table table_card add column visited bigint not null default 0;
