import { minuteMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest'>

const previewMs = 15 * minuteMs

/** Returns a token for previewing the draft of the home page. The token is bound to the staff session and valid for 15 minutes. */
export function createPreviewToken({ now, digest }: Pick<Ctx, 'now' | 'digest'>, { sessionId }: StaffActor): string {
  const until = (now() + previewMs).toString(36)
  return `${until}.${sessionId}.${digest('home-preview', until, sessionId)}`
}

/** Throws `not-found` if the token is forged or expired, its session has ended, or its owner is blocked. */
export async function assertPreviewToken({ db, now, digest }: Ctx, token: string): Promise<void> {
  const [, until = '', sessionId = '', mac = ''] = /^([a-z0-9]{1,12})\.([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!mac || !digest.matches(mac, 'home-preview', until, sessionId) || parseInt(until, 36) <= now()) throw new CodedError('not-found')
  const session = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select('staff_session.id')
    .where('staff_session.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  if (!session) throw new CodedError('not-found')
}
