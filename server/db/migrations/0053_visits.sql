-- A visit occupies a time slot of one office. A slot can be booked once. The message of the person stays in the enquiry.
-- Earlier versions let two people book the same slot. The second of these visits has another `seat`. New visits use
-- only the first seat.
create table visit (
  id integer generated always as identity primary key,
  enquiry_id integer not null unique references enquiry (id) on delete cascade,
  office text not null,
  starts_at timestamptz not null,
  seat smallint not null default 1,
  cancelled_at timestamptz
);
create unique index visit_taken on visit (office, starts_at, seat) where cancelled_at is null;
create index visit_day on visit (starts_at);

insert into visit (enquiry_id, office, starts_at, seat)
  select id, fields ->> 'city', starts_at, row_number() over (partition by fields ->> 'city', starts_at order by id)
  from enquiry where kind = 'appointment' and starts_at is not null and fields ->> 'city' is not null;

select watch_table('visit', 'id');

create trigger visit_booked after insert on visit for each row execute function add_staff_event('visit', 'visit.booked');
