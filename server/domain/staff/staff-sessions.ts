import { randomBytes } from 'node:crypto'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import type { FactorState } from '#contract/staff/session.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { deviceName } from '#server/domain/staff/device-name.ts'

export type StaffClient = { ip: string; userAgent: string }

type SessionContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>

export const stepUpMs = 5 * minuteMs
const factorWaitMs = 10 * minuteMs
/** How often the time of a person's last activity is stored. */
const seenEveryMs = minuteMs

/** An open session. `missing` is the factor step that the session still requires. */
export type FoundStaffSession = {
  staffId: string
  sessionId: string
  roles: StaffRole[]
  missing: FactorState | null
  steppedUpAt: Date | null
  createdAt: Date
}

/** Creates a session token for the cookie of the back office. */
export const createStaffToken = () => randomBytes(32).toString('base64url')

/** Opens a session that waits for the second factor, after a correct password or a link. Returns the token for the cookie. */
export async function openStaffSession(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'digest'>,
  { staffId, sessionId }: { staffId: string; sessionId: string },
  client: StaffClient,
): Promise<string> {
  const token = createStaffToken()
  const at = new Date(ctx.now())
  await tx
    .insertInto('staff_session')
    .values({
      id: sessionId,
      staff_id: staffId,
      token_hash: ctx.digest('staff-session', token),
      device: deviceName(client.userAgent),
      network: ipNetworks(client.ip).network,
      created_at: at,
      seen_at: at,
    })
    .execute()
  return token
}

/**
 * Finds the session of a cookie. Returns null if the session has ended, is too old, was idle for too long or waited too long for its
 * factor, or if its person is blocked. Stores `activeAt`, the time of the person's last activity (null if unknown). The idle time counts
 * from the stored time.
 */
export async function findStaffSession(
  { db, now, digest, ownerSettings }: SessionContext,
  token: string,
  activeAt: number | null,
): Promise<FoundStaffSession | null> {
  const found = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff_session.id', 'staff_id', 'factor', 'stepped_up_at', 'staff_session.created_at', 'seen_at', 'roles', 'totp_sealed'])
    .where('token_hash', '=', digest('staff-session', token))
    .where('ended_at', 'is', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { staff_session_hours: hours, staff_idle_minutes: minutes } = ownerSettings()
  const age = now() - found.created_at.getTime()
  const idleMs = now() - found.seen_at.getTime()
  const isOver = found.factor ? age >= hours * hourMs || idleMs >= minutes * minuteMs : age >= factorWaitMs
  if (isOver) return null
  if (activeAt !== null && activeAt - found.seen_at.getTime() >= seenEveryMs) await touch(db, found.id, activeAt)
  const { id: sessionId, staff_id: staffId, roles, stepped_up_at: steppedUpAt, created_at: createdAt } = found
  return { staffId, sessionId, roles, missing: found.factor ? null : factorState(found.totp_sealed), steppedUpAt, createdAt }
}

/** Returns the bounds of open sessions: created after `createdAfter` and last used after `seenAfter`. */
export function openSessionsSince({ now, ownerSettings }: Pick<ShopContext, 'now' | 'ownerSettings'>): {
  createdAfter: Date
  seenAfter: Date
} {
  const { staff_session_hours: hours, staff_idle_minutes: minutes } = ownerSettings()
  return { createdAfter: new Date(now() - hours * hourMs), seenAfter: new Date(now() - minutes * minuteMs) }
}

/** Returns the factor step that a session without a checked factor requires. */
export function factorState(totpSealed: string | null): FactorState {
  return totpSealed ? 'factor' : 'factor-setup'
}

/**
 * Ends a person's sessions: only the session `only`, all except the session `except`, or all. Returns the number of ended sessions. Takes
 * effect at once in every process, because each request reads its session from the database.
 */
export async function endStaffSessions(
  tx: Tx,
  now: number,
  { staffId, only, except }: { staffId: string; only?: string; except?: string },
): Promise<number> {
  let sessions = tx
    .updateTable('staff_session')
    .set({ ended_at: new Date(now) })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  if (only) sessions = sessions.where('id', '=', only)
  if (except) sessions = sessions.where('id', '<>', except)
  const { numUpdatedRows } = await sessions.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function touch(db: Db, sessionId: string, seenAt: number): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: new Date(seenAt) })
    .where('id', '=', sessionId)
    .execute()
}
