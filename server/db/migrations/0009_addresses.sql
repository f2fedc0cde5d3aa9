-- Saved addresses of customers, either in a listed city (`city_id`) or in a typed city (`city_text`).

create table address (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer (id) on delete cascade,
  city_id integer references city (id),
  city_text text,
  state text,
  country_code text not null references country (code),
  postal_code text,
  address_line1 text not null check (length(address_line1) >= 5),
  address_line2 text,
  comment text,
  created_at timestamptz not null default now(),
  check ((city_id is null) <> (city_text is null))
);
create index address_customer on address (customer_id, created_at, id);

-- A phone that the customer claims. It becomes `phone` after the customer has entered the code for it. Two customers
-- may claim the same phone, but only one of them can prove it.
alter table customer add column pending_phone text check (pending_phone ~ '^[0-9]{7,15}$');
