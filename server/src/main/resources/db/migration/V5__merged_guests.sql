-- The guest that somebody is instead, since he brought what was his on one device to his others.
alter table person add column became text;
