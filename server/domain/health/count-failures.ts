import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'

/** Technical problems that need a person: dead jobs, failing transports, and days without a backup. */
export type HealthCounts = { failedJobs: number; failingTransports: number; daysWithoutBackup: number }

/** SQL: time of the last backup according to the audit log. */
export const backupAt = sql<Date | null>`(select at from audit_entry where action = 'backup.take' order by id desc limit 1)`

/** Subquery: counts the technical problems, as `HealthCounts`. */
export const healthPart = (now: number) => sql`
  select json_build_object(
    'failedJobs', (select count(*) from job where dead_at is not null and dropped_at is null),
    'failingTransports', (select count(*) from transport_state where failing_since is not null),
    'daysWithoutBackup', greatest(0, coalesce(floor(extract(epoch from
      ${new Date(now)}::timestamptz - coalesce(${backupAt}, (select at from audit_entry order by id limit 1))
    ) * 1000 / ${sql.lit(dayMs)}), 0)))`
