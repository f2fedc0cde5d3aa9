import { dayMs } from '#contract/rules/durations.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { createStaffLink } from '#server/domain/staff/staff-links.ts'

/** How long a device or network counts as known after its last use. */
export const knownDeviceDays = 90

/**
 * Emails a person about a sign-in from a device or network that the person has not used lately. A link in the email ends all sessions and
 * locks the account. Skips the person's first sign-in.
 */
export async function notifyOfNewDevice(
  tx: Tx,
  ctx: Pick<ShopContext, 'now'>,
  { staffId, sessionId }: SessionHolder,
  origin: string,
): Promise<void> {
  const sessions = await tx
    .selectFrom('staff_session')
    .select(['id', 'device', 'network'])
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('id', '=', sessionId), eb.and([eb('factor', 'is not', null), eb('seen_at', '>', daysAgo(ctx.now()))])]))
    .execute()
  const current = sessions.find(({ id }) => id === sessionId)
  const others = sessions.filter(({ id }) => id !== sessionId)
  if (!current || (others.length === 0 && !(await hasSignedInBefore(tx, staffId)))) return
  const isKnown = others.some(({ device }) => device === current.device) && others.some(({ network }) => network === current.network)
  if (isKnown) return
  const link = await createStaffLink(tx, ctx, { purpose: 'lock', staffId })
  const time = `${new Date(ctx.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const about = { device: current.device, network: current.network, time }
  await enqueue(tx, 'staff-email', { notice: 'new-device', to: staffId, link, origin, about })
}

/**
 * Whether the person has signed in before. Reads the audit log instead of the sessions, because old sessions are purged. The audit log
 * already contains the current sign-in.
 */
async function hasSignedInBefore(tx: Tx, staffId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('subject_kind', '=', 'staff')
    .where('subject_id', '=', staffId)
    .where('action', '=', 'staff.sign-in')
    .limit(2)
    .execute()
  return found.length > 1
}

const daysAgo = (now: number) => new Date(now - knownDeviceDays * dayMs)
