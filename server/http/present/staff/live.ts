import type { LiveEvent } from '#contract/staff/live.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { canReadSubject } from '#server/domain/audit/read-access.ts'
import type { StoredEvent } from '#server/domain/live/read-events.ts'

export function presentEvents(events: readonly StoredEvent[], { permissions }: Pick<StaffActor, 'permissions'>): LiveEvent[] {
  return events.filter(({ kind }) => canReadSubject(permissions, kind)).map(({ kind, id, action, by }) => ({ kind, id, action, by }))
}
