-- A device that opens a link asks to sign in; the person confirms it on a device that is signed in, with the code that
-- the new one shows. Links that were given out before this are void.
delete from device_link;
alter table device_link add column device text;
alter table device_link add column guest text;
alter table device_link add column label text;
alter table device_link add column seats text;
alter table device_link add column code text;
alter table device_link add column wrong integer not null default 0;
alter table device_link add column confirmed integer not null default 0;
