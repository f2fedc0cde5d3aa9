-- The action that set a price: the audit entry open at that time. Null for the first prices of a shop.
alter table price_change add column audit_entry_id bigint default nullif(current_setting('vitrine.audit_entry', true), '')::bigint;

-- Existing prices: the action that changed the piece in the same transaction.
update price_change c set audit_entry_id = (
  select a.entry_id from audit_change a join audit_entry e on e.id = a.entry_id
  where a.table_name = 'piece' and a.row_id = c.piece_id::text
    and a.after ?| array['price_cents', 'price_on_request', 'previous_price_cents', 'status']
    and e.at between c.at - interval '10 seconds' and c.at
  order by a.entry_id desc limit 1
) where audit_entry_id is null;
