-- Normalizes words for comparisons in the back office: no case, accents, invisible characters or doubled letters, and
-- Cyrillic becomes Latin. «Пётр Юрьев» equals “PÉTR Yurev”. Both sides of a comparison need this function. It avoids
-- regular expressions, which would take most of the time.
create function fold_words(words text) returns text language plpgsql immutable parallel safe strict as $$
declare
  folded text := lower(words);
begin
  if octet_length(folded) > length(folded) then
    -- removes accents that NFKD splits from letters, invisible characters, apostrophes, ъ and ь
    folded := translate(normalize(folded, NFKD), 'абвгдезиклмнопрстуфхыэієґøłđı’ʹʼъь'
      || U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\031B\0323\0326\0327\0328\00AD\200B\200C\200D\200E\200F\2060\FEFF',
      'abvgdeziklmnoprstufhieiegoldi');
    folded := replace(replace(replace(replace(folded, 'щ', 'sh'), 'ж', 'zh'), 'ч', 'ch'), 'ш', 'sh');
    folded := replace(replace(replace(folded, 'ц', 'ts'), 'ю', 'iu'), 'я', 'ia');
    folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  folded := replace(replace(replace(replace(replace(folded, 'shch', 'sh'), 'sch', 'sh'), 'kh', 'h'), 'x', 'ks'), 'yo', 'e');
  folded := translate(folded, 'wyj''`', 'vii');
  folded := replace(replace(replace(replace(replace(folded, 'aa', 'a'), 'bb', 'b'), 'dd', 'd'), 'ee', 'e'), 'ff', 'f');
  folded := replace(replace(replace(replace(replace(folded, 'ii', 'i'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n');
  return replace(replace(replace(replace(replace(folded, 'oo', 'o'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't');
end $$;

alter table person add column search_key text not null generated always as (fold_words(name || ' ' || city)) stored;
alter table thread add column search_key text not null generated always as (fold_words(name || ' ' || email)) stored;
alter table enquiry add column search_key text not null generated always as (fold_words(message)) stored;
alter table order_listing add column search_key text not null generated always as (fold_words(person)) stored;
alter table piece_note add column search_key text not null generated always as (fold_words(body)) stored;
alter table order_note add column search_key text not null generated always as (fold_words(body)) stored;

select watch_table('person', 'id', 'edit_version,last_at,search_key', 'name,city,blocked_reason,sizes,tags');
select watch_table('thread', 'id', 'edit_version,last_at,phone_key,email_key,network_digest,heard_at,search_key', 'name,phone,email');
select watch_table('piece_note', 'id', 'search_key', 'body', 'piece', 'piece_id');
select watch_table('order_note', 'id', 'search_key', 'body', 'order', 'order_id');
