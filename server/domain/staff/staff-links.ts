import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import type { LinkPurpose } from '#contract/staff/links.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'

type LinkContext = Pick<ShopContext, 'now' | 'digest'>
type OtherPurpose = Exclude<LinkPurpose, 'invitation'>
type NewLink = { id?: string; staffId?: string; email?: string; roles?: StaffRole[]; createdBy?: string | null } & (
  | { purpose: 'invitation'; hours: number }
  | { purpose: OtherPurpose }
)

export type StaffLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

const linkHours: Readonly<Record<OtherPurpose, number>> = {
  'first-owner': 24,
  password: 24,
  factor: 24,
  lock: 7 * 24,
}

/** Stores a single-use link and returns its id. */
export async function createStaffLink(tx: Tx, { now }: Pick<ShopContext, 'now'>, link: NewLink): Promise<string> {
  const { id = randomUUID(), purpose, staffId, email, roles, createdBy } = link
  const hours = link.purpose === 'invitation' ? link.hours : linkHours[link.purpose]
  await tx
    .insertInto('staff_link')
    .values({
      id,
      purpose,
      staff_id: staffId ?? null,
      email: email ?? null,
      roles: roles ?? null,
      created_by: createdBy ?? null,
      created_at: new Date(now()),
      expires_at: new Date(now() + hours * hourMs),
    })
    .execute()
  return id
}

/** Derives the secret of a link from its id with a keyed digest, so that a leaked database reveals no links. */
function linkToken(digest: Digest, id: string): string {
  return `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${digest('staff-link', id)}`
}

/** Returns the complete URL of a link. The secret is in the fragment, which browsers send to no server. */
export function linkUrl(digest: Digest, origin: string, id: string): string {
  return `${origin}/staff/welcome/#${linkToken(digest, id)}`
}

/** Returns the link id in a token; null for a forged token. */
export function readStaffToken(digest: Digest, token: string): string | null {
  const [, encoded = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  const hex = Buffer.from(encoded, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return id && digest.matches(mac, 'staff-link', id) ? id : null
}

/** Returns a valid link by its token. Throws `not-found` for a used, withdrawn or expired link. */
export async function readStaffLink(db: Db, { now, digest }: LinkContext, token: string): Promise<StaffLink> {
  const id = readStaffToken(digest, token)
  const link = id === null ? undefined : await findLink(db, id)
  if (!link || link.spent_at || link.expires_at.getTime() <= now()) throw linkGoneError()
  return link
}

/** Marks a link as used. Throws if a concurrent request has already used it. */
export async function consumeStaffLink(tx: Tx, now: number, id: string): Promise<void> {
  const at = new Date(now)
  const consumed = await tx
    .updateTable('staff_link')
    .set({ spent_at: at })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  if (!consumed.numUpdatedRows) throw linkGoneError()
}

/**
 * Locks the owners before a link takes effect, and returns the owners. Throws `not-found` if the author of the link is no longer an owner.
 * A link from a command on the server has no author.
 */
export async function lockLinkSender(tx: Tx, { created_by: sender }: Pick<StaffLink, 'created_by'>): Promise<string[]> {
  const owners = await lockOwners(tx)
  if (sender !== null && !owners.includes(sender)) throw linkGoneError()
  return owners
}

/** Withdraws the unused links that a person created. Returns the numbers of withdrawn links by kind. */
export async function withdrawLinksBy(tx: Tx, staffId: string): Promise<{ invitations: number; resetLinks: number }> {
  const withdrawnLinks = await tx
    .deleteFrom('staff_link')
    .where('created_by', '=', staffId)
    .where('spent_at', 'is', null)
    .returning('purpose')
    .execute()
  const invitations = withdrawnLinks.filter(({ purpose }) => purpose === 'invitation').length
  return { invitations, resetLinks: withdrawnLinks.length - invitations }
}

/** Withdraws the unused links to a person's account. */
export async function withdrawLinksOf(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', staffId).where('spent_at', 'is', null).execute()
}

export const linkGoneError = () => new CodedError('not-found', { reason: 'staff-link-gone' })

const findLink = (db: Db, id: string) =>
  db
    .selectFrom('staff_link')
    .leftJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select([
      'staff_link.id',
      'purpose',
      'staff_link.staff_id',
      'staff_link.email',
      'staff_link.roles',
      'created_by',
      'expires_at',
      'spent_at',
    ])
    .select(['staff.email as holder_email', 'staff.name as holder_name', 'staff.password_hash as holder_hash'])
    .where('staff_link.id', '=', id)
    .executeTakeFirst()
