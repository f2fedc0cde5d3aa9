import { sql } from 'kysely'

/** Whether `piece p` is or ever was published. Undoing a publication clears `published_at`, and the audit log records the cleared value. */
export const wasPublished = sql<boolean>`(p.published_at is not null or exists (
  select from audit_change c where c.table_name = 'piece' and c.row_id = p.id::text and c.before ->> 'published_at' is not null))`
