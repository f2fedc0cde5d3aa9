-- Indexes for the list of people, which then does not read every order and enquiry: one for segments, one for the sums
-- of a page.
create index shop_order_bought on shop_order (person_id) where status in ('confirmed', 'shipped', 'delivered') and total_cents > 0;
create index shop_order_waiting on shop_order (person_id) where status = 'pending';
create index thread_person_asked on thread (person_id) where status <> 'spam';
create index thread_waiting_person on thread (person_id) where status in ('new', 'open');
create index person_by_name on person ((lower(name) = ''), lower(name), id) where merged_into is null and erased_at is null;
-- an index-only scan suffices to sort by amount or number of purchases
create index shop_order_sums on shop_order (person_id) include (status, total_cents);
