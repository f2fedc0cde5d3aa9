-- An HMAC of each seal. Its key is derived from the auth secret and is never stored in the database. The shop computes
-- it at the end of the transaction that wrote the entry. Seals of older versions, and of SQL by other programs, have
-- none.
create table audit_signature (
  seal_id bigint primary key references audit_seal (id),
  key_id text not null,
  mac bytea not null
);
create trigger audit_signature_kept before update or delete on audit_signature for each row execute function refuse_change();
create trigger audit_signature_never_truncated before truncate on audit_signature for each statement execute function refuse_truncation();

-- Writes the events of an entry, then its seal. Locks the chain of seals after all other locks, so that no deadlock
-- occurs. An entry that was restored from a backup, or sealed before the commit, already has its seal.
create function write_seal(entry audit_entry) returns void language plpgsql as $$
declare last bytea;
begin
  if exists (select from audit_seal where entry_id = entry.id) then return; end if;
  insert into staff_event (subject_kind, subject_id, action, staff_id)
    select kind, subject, entry.action, entry.staff_id from (
      select entry.subject_kind as kind, entry.subject_id as subject
      union
      (select distinct c.subject_kind, c.subject_id from audit_change c where c.entry_id = entry.id limit 100)
    ) subjects;
  perform pg_advisory_xact_lock(823469);
  select hash into last from audit_seal order by id desc limit 1;
  last := coalesce(last, ''::bytea);
  insert into audit_seal (entry_id, previous, hash)
    values (entry.id, last, sha256(last || convert_to(sealed_text(entry.id), 'UTF8')));
end $$;

create or replace function seal_entry() returns trigger language plpgsql as $$
begin
  perform write_seal(new);
  return null;
end $$;

-- Seals entries of this transaction before its end. Returns the seals.
create function seal_entries(wanted bigint[]) returns table (seal_id bigint, entry bigint, seal_hash bytea) language plpgsql as $$
declare found audit_entry;
begin
  for found in select * from audit_entry e where e.id = any (wanted) order by e.id loop
    perform write_seal(found);
  end loop;
  return query select s.id, s.entry_id, s.hash from audit_seal s where s.entry_id = any (wanted) order by s.id;
end $$;
