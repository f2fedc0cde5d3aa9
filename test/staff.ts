import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayMs } from '#contract/rules/durations.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { createStaffToken } from '#server/domain/staff/staff-sessions.ts'
import { createTotpSecret, totpCode, totpStep } from '#server/domain/staff/totp.ts'

const staffPassword = 'seventeen brown otters'

type Asked = {
  roles?: StaffRole[]
  name?: string
  email?: string
  language?: 'ru' | 'en'
  /** Whether the session has a fresh step-up, as after a sign-in. True by default. */
  isSteppedUp?: boolean
  /** The number of days since `known_since`. 30 by default. */
  knownDays?: number
}

type StaffContext = Pick<ShopContext, 'db' | 'digest' | 'sealer' | 'now'> & { ports: Pick<ShopContext['ports'], 'passwords'> }

let passwordHash: Promise<string> | undefined

/** Creates a signed-in staff member. Returns the credentials, and the headers for requests of this person. */
export async function createStaff(shop: { ctx: StaffContext }, { roles = ['owner'], isSteppedUp = true, ...asked }: Asked = {}) {
  const { db, digest, sealer, ports, now } = shop.ctx
  const email = asked.email ?? `${randomUUID()}@staff.example`
  const secret = createTotpSecret()
  const at = new Date(now())
  // the default of 30 days is long enough for the person to approve wallets
  const knownSince = new Date(now() - (asked.knownDays ?? 30) * dayMs)
  passwordHash ??= ports.passwords.hash(staffPassword)
  const { id: staffId } = await db
    .insertInto('staff')
    .values({
      email,
      name: asked.name ?? 'Ada',
      roles,
      language: asked.language ?? 'en',
      password_hash: await passwordHash,
      totp_sealed: sealer.seal(secret),
      created_at: at,
      known_since: knownSince,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = createStaffToken()
  const { id: sessionId } = await db
    .insertInto('staff_session')
    .values({
      staff_id: staffId,
      token_hash: digest('staff-session', token),
      factor: 'totp',
      device: 'Chrome, Linux',
      network: '127.0.0.0/24',
      created_at: at,
      seen_at: at,
      stepped_up_at: isSteppedUp ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const headers = staffHeaders(token)
  return { staffId, sessionId, email, password: staffPassword, secret, token, headers, codeAt: (date: number) => staffCode(secret, date) }
}

/** Returns the headers that a page of the back office sends. The host is the default of `app.inject`. */
export function staffHeaders(token = '', origin = 'http://localhost') {
  return { ...(token ? { cookie: `vitrine_staff=${token}` } : {}), origin, 'x-vitrine-staff': '1', 'accept-language': 'en' }
}

export function staffCode(secret: string, date: number): string {
  return totpCode(secret, totpStep(date))
}

export function staffTokenIn(setCookie: string | readonly string[] | null | undefined): string {
  return /vitrine_staff=([\w-]{43})/.exec(String(setCookie))?.[1] ?? ''
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Returns a function that calls the back office with the headers of a person. A single call may use other headers. */
export function staffCalls({ app }: { app: FastifyInstance }, { headers: own }: { headers: Record<string, string> }) {
  const call = (method: Method, path: string, payload?: object, { headers } = { headers: own }) =>
    app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  return {
    call,
    undo: (response: { json: () => { action_id: string } }) => call('POST', `/audit/${response.json().action_id}/undo/`, {}),
  }
}
