-- Texts of the information pages, edited by the owner; one row for each page. `shown` is null while the page shows the
-- text of the code. `draft` is null while it equals the published text. `facts`: the company's facts at the time of
-- publication, in each language.
create table page_text (
  id text primary key check (id <> ''),
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  shown jsonb check (jsonb_typeof(shown) = 'object'),
  facts jsonb check (jsonb_typeof(facts) = 'object'),
  planned jsonb check (jsonb_typeof(planned) = 'object'),
  publish_at timestamptz,
  publish_by uuid references staff (id),
  edit_version integer not null default 1,
  check ((planned is null) = (publish_at is null)),
  check ((shown is null) = (facts is null))
);
insert into page_text (id) values ('about'), ('contacts'), ('services'), ('authenticity'), ('service'), ('appointment'), ('watch-buyback'),
  ('faq'), ('support'), ('terms'), ('privacy-policy');
create index page_text_planned on page_text (publish_at) where publish_at is not null;

-- Every text that was published, kept forever. `is_default`: the text of the code, which is stored before the first
-- text of the owner and has no time.
create table page_text_version (
  page text not null references page_text (id),
  number integer not null check (number > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  is_default boolean not null,
  shown_from timestamptz,
  staff_id uuid references staff (id),
  primary key (page, number)
);
create trigger page_text_version_kept before update or delete on page_text_version for each row execute function refuse_change();

-- Adds a version whenever the published text changes, even by an undo or by another program. It has the time of its
-- entry in the audit log.
create function add_page_text_version() returns trigger language plpgsql as $$
declare
  entry bigint := nullif(current_setting('vitrine.audit_entry', true), '')::bigint;
  code page_text_version;
begin
  if new.shown is null then
    select * into code from page_text_version where page = new.id and is_default order by number desc limit 1;
  end if;
  insert into page_text_version (page, number, document, facts, is_default, shown_from, staff_id)
    values (
      new.id, (select coalesce(max(number), 0) + 1 from page_text_version where page = new.id),
      coalesce(new.shown, code.document), coalesce(new.facts, code.facts), new.shown is null,
      coalesce((select at from audit_entry where id = entry), now()), (select staff_id from audit_entry where id = entry)
    );
  return null;
end $$;
create trigger page_text_versioned after update on page_text for each row when (old.shown is distinct from new.shown)
  execute function add_page_text_version();

-- every process reloads the texts after a change
create trigger page_text_told after update on page_text for each row when (old.shown is distinct from new.shown)
  execute function mark_catalog('content');

select watch_table('page_text', 'id', 'edit_version', '', 'page-text');
