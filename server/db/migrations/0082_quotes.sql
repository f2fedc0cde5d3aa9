-- A quote: a price for one person, for one piece or several, valid until a set time. It belongs to a thread, and is
-- merged, exported and erased together with it. The link is computed from the id and the shop's secret; only its hash
-- is stored.
create table quote (
  id uuid primary key default gen_random_uuid(),
  thread_id integer not null references thread (id) on delete cascade,
  token_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'ordered', 'declined', 'expired', 'withdrawn')),
  -- cost of delivery to an address; a pickup costs nothing
  delivery_cents bigint not null default 0 check (delivery_cents >= 0),
  expires_at timestamptz not null,
  staff_id uuid not null references staff (id),
  opened_at timestamptz,
  ended_at timestamptz,
  order_id uuid unique references shop_order (id) on delete cascade,
  created_at timestamptz not null,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'ordered') = (order_id is not null))
);
create index quote_thread on quote (thread_id, created_at desc);
create index quote_open on quote (expires_at) where state = 'open';

create table quote_line (
  quote_id uuid not null references quote (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  position integer not null,
  price_cents bigint not null check (price_cents > 0),
  -- hold on the piece for this person while the quote is open
  hold_id uuid references piece_hold (id) on delete set null,
  primary key (quote_id, piece_id)
);
create index quote_line_piece on quote_line (piece_id);
create index quote_line_hold on quote_line (hold_id) where hold_id is not null;

-- An order comes from a cart, is entered by hand, or comes from a quote. `quote_id` names the quote.
do $$
declare origin text;
begin
  select conname into strict origin from pg_constraint
    where conrelid = 'shop_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ 'cart_id IS NOT NULL.*placed_by IS NOT NULL';
  execute format('alter table shop_order drop constraint %I', origin);
end $$;

-- The quote that a message offers. The message shows a button that links to the quote.
alter table thread_message add column quote_id uuid references quote (id) on delete cascade;
create index thread_message_quote on thread_message (quote_id) where quote_id is not null;

-- A quote for a person without an enquiry starts a thread of its own.
alter table thread drop constraint thread_kind_check;
alter table thread add constraint thread_kind_check check (kind in
  ('contact', 'order_request', 'price_request', 'live_photo_request', 'appointment', 'buyback', 'missing_model', 'call', 'quote'));

select watch_table('quote', 'id', 'token_hash,opened_at', '', 'thread', 'thread_id');
select watch_table('quote_line', 'quote_id,piece_id', '', '', 'piece', 'piece_id');

-- Open pages of the back office receive the person's answer to a quote.
create function add_quote_event() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('vitrine.audit_entry', true), '') = '' then
    insert into staff_event (subject_kind, subject_id, action) values ('thread', new.thread_id::text, 'quote.changed');
  end if;
  return null;
end $$;
create trigger quote_changed after update on quote for each row execute function add_quote_event();
