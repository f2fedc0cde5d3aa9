-- The payment that a refund belongs to. Earlier refunds name none.
alter table order_payment add column refunds uuid references order_payment (id);
alter table order_payment add constraint order_payment_refunds check (refunds is null or kind = 'refund');
create index order_payment_refunded on order_payment (refunds) where refunds is not null;

-- No more is refunded than was paid, in total and for each payment. The trigger enforces this even for an undo.
create or replace function refuse_too_large_refund() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.order_id, old.order_id);
begin
  if (select sum(case when kind = 'refund' then -amount_cents else amount_cents end) < 0 from order_payment where order_id = owner)
    or exists (
      select from order_payment paid join order_payment given on given.refunds = paid.id
      where paid.order_id = owner group by paid.id
      having sum(given.amount_cents) > paid.amount_cents or paid.kind = 'refund' or bool_or(given.order_id <> owner)
    )
  then
    raise exception 'more is given back than was taken' using errcode = 'check_violation';
  end if;
  return null;
end $$;
