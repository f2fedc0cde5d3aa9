-- An order keeps a phone with its country, « +79161234567 », or as it was typed where the country is not told: no country is made up.

alter table shop_order drop constraint shop_order_phone_check;
alter table shop_order add check (regexp_replace(phone, '[^0-9]', '', 'g') ~ '^[0-9]{7,15}$');
