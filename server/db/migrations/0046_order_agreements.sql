-- The kind `agreed`: the customer has agreed to an order that the staff entered by hand.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in ('status', 'undone', 'extended', 'edited', 'agreed'));
