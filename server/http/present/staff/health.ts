import { refusalKindOf } from '#contract/rules/staff/transports.ts'
import type { StaffHealth } from '#contract/staff/health.ts'
import type { Health } from '#server/domain/health/read-health.ts'

export const presentRefusal = (text: string | null) => (text === null ? null : { kind: refusalKindOf(text), text })

export function presentHealth({ database, disk, backupAt, transports, jobs, failedJobs }: Health): StaffHealth {
  return {
    database,
    disk: disk && { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes },
    backup_at: backupAt?.toISOString() ?? null,
    transports: transports.map(({ transport, by, canTest, refusal, ...times }) => ({
      transport,
      by,
      can_test: canTest,
      refusal: presentRefusal(refusal),
      succeeded_at: toIso(times.succeededAt),
      refused_at: toIso(times.refusedAt),
      failing_since: toIso(times.failingSince),
    })),
    jobs: jobs.map(({ kind, waiting, failing, givenUp }) => ({ kind, waiting, failing, given_up: givenUp })),
    failed_jobs: failedJobs.map(({ id, kind, attempts, isGivenUp, at, failure }) => ({
      id,
      kind,
      attempts,
      is_given_up: isGivenUp,
      at: new Date(at).toISOString(),
      refusal: { kind: refusalKindOf(failure), text: failure },
    })),
  }
}

function toIso(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
