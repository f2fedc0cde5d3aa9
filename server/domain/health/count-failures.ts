import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'

/** What of the shop's machinery needs somebody. */
export type HealthCounts = { failedJobs: number; failingTransports: number; daysWithoutBackup: number }

/** When the last backup was written, by the audit log. */
export const backupAt = sql<Date | null>`(select at from audit_entry where action = 'backup.take' order by id desc limit 1)`

/** What of the shop's machinery needs somebody, as part of another query. */
export const healthPart = (now: number) => sql`
  select json_build_object(
    'failedJobs', (select count(*) from job where dead_at is not null and dropped_at is null),
    'failingTransports', (select count(*) from transport_state where failing_since is not null),
    'daysWithoutBackup', greatest(0, coalesce(floor(extract(epoch from
      ${new Date(now)}::timestamptz - coalesce(${backupAt}, (select at from audit_entry order by id limit 1))
    ) * 1000 / ${sql.lit(dayMs)}), 0)))`
