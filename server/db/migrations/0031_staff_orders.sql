-- What the staff does with orders: parcels, notes, payments, returns, documents, and orders entered by hand. New
-- columns have defaults or may be null, because a process of the previous version may still write orders.

-- An order entered by hand has no cart.
alter table shop_order alter column cart_id drop not null;
alter table shop_order alter column cart_version drop not null;
alter table shop_order add column placed_by uuid references staff (id);
alter table shop_order add check ((cart_id is null) = (cart_version is null));
alter table shop_order add check (cart_id is not null or placed_by is not null);
alter table shop_order add column carrier text;
alter table shop_order add column tracking_number text;
alter table shop_order add column insured_cents bigint check (insured_cents > 0);
alter table shop_order add column cancel_reason text;
-- an identity document was seen at the handover; no copy is kept
alter table shop_order add column identity_seen boolean;
alter table shop_order add column edit_version integer not null default 1;
create index shop_order_expires on shop_order (status, expires_at);

-- A step that is undone adds a line to the history; no line is deleted.
alter table order_event add column kind text not null default 'status' check (kind in ('status', 'undone', 'extended', 'edited'));
alter table order_event add column staff_id uuid references staff (id);
alter table order_event add column action_id bigint references audit_entry (id);
alter table order_event add column reason text;
alter table order_event add column details jsonb;

create table order_note (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  staff_id uuid not null references staff (id),
  body text not null check (body <> ''),
  is_pinned boolean not null default false,
  created_at timestamptz not null
);
create index order_note_order on order_note (order_id, created_at);

-- Payments and refunds as the staff recorded them; the shop moves no money. The amount due is computed.
create table order_payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  kind text not null check (kind in ('payment', 'deposit', 'refund')),
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('cash', 'transfer', 'card-terminal', 'coin', 'other')),
  -- number of a transfer, or id of a transaction
  reference text,
  paid_on date not null,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null
);
create index order_payment_order on order_payment (order_id, created_at);
-- No more is refunded than was paid. The trigger enforces this even for an undo.
create function refuse_too_large_refund() returns trigger language plpgsql as $$
begin
  if (
    select sum(case when kind = 'refund' then -amount_cents else amount_cents end) < 0 from order_payment
    where order_id = coalesce(new.order_id, old.order_id)
  ) then
    raise exception 'more is given back than was taken' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_payment_refundable after insert or update or delete on order_payment
  deferrable initially deferred for each row execute function refuse_too_large_refund();

create table order_return (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  line_id uuid not null unique references order_line (id),
  state text not null default 'asked' check (state in ('asked', 'received', 'inspected', 'accepted', 'refused')),
  reason text not null check (reason <> ''),
  -- result of inspecting the returned piece
  inspection text,
  staff_id uuid not null references staff (id),
  asked_at timestamptz not null,
  received_at timestamptz,
  inspected_at timestamptz,
  decided_at timestamptz,
  check (state not in ('accepted', 'refused') or decided_at is not null)
);
create index order_return_order on order_return (order_id);

-- Documents are numbered without gaps: a number is taken in the transaction that inserts its document.
create table document_counter (
  kind text not null,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);
create table document (
  number text primary key,
  kind text not null check (kind in ('invoice', 'packing-slip', 'handover')),
  order_id uuid not null references shop_order (id),
  language text not null check (language in ('ru', 'en')),
  -- the content of the document when it was issued
  body jsonb not null,
  cancels text unique references document (number),
  staff_id uuid not null references staff (id),
  issued_at timestamptz not null
);
create index document_order on document (order_id, issued_at);
create trigger document_kept before update or delete on document for each row execute function refuse_change();

-- Emails about orders, and whether they were sent. These rows are kept for longer than the jobs that send the emails.
create table order_email (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  notification text not null,
  -- key of the job that notifies the person, and of the job that then sends the email
  job_key text not null unique,
  -- what the staff wrote instead of the shop's own sentence
  text text,
  recipient text,
  subject text,
  staff_id uuid references staff (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index order_email_order on order_email (order_id, created_at);

select watch_table('order_note', 'id', '', 'body', 'order', 'order_id');
select watch_table('order_payment', 'id', '', '', 'order', 'order_id');
select watch_table('order_return', 'id', '', '', 'order', 'order_id');
select watch_table('document', 'number', 'body', '', 'order', 'order_id');
