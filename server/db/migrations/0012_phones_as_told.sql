-- An order stores a phone with its calling code (+79161234567). If the country is unknown, the phone is stored as it was
-- typed, without a guessed calling code.

alter table shop_order drop constraint shop_order_phone_check;
alter table shop_order add check (regexp_replace(phone, '[^0-9]', '', 'g') ~ '^[0-9]{7,15}$');
