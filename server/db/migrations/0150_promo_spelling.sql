-- Normalizes a promo code as people type it: no case, spaces, dashes, quotes or invisible characters, and letters that
-- look alike become one.
create function fold_promo_code(code text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    translate(upper(normalize(code, NFKC)), 'АВЕЁКМНОРСТУХІЗΑΒΕΖΗΙΚΜΝΟΡΤΥΧOIL', 'ABEEKMH0PCTYX13ABEZH1KMN0PTYX011'),
    '[^0-9A-ZА-Я]', '', 'g')
$$;

alter table promo add column code_key text not null generated always as (fold_promo_code(code)) stored;
create index promo_spelling on promo (code_key);

-- minimum amount of goods for a code, and its maximum discount, in cents
alter table promo add column goods_min_cents integer check (goods_min_cents > 0);
alter table promo add column discount_max_cents integer check (discount_max_cents > 0);

select watch_table('promo', 'id', 'edit_version,used_count,code_key', 'note');
