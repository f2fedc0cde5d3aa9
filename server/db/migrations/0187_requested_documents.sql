-- A document without a member of staff was requested by the customer.
alter table document alter column staff_id drop not null;
