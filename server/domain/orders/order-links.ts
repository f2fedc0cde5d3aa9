import type { Language } from '#contract/language.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { attachLines, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type LinkContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>
/** When the customer agreed to the order as it is now; null when they did not, or it was edited since. */
export type LinkedOrderRow = { order: OrderWithLines; agreedAt: Date | null }

/**
 * The link by which a customer sees an order that was written by hand, and agrees to it, without an account. Its secret is the order's id with a
 * keyed digest, so that the database alone gives nobody a link; it is in the fragment, which no server and no log gets.
 */
export function orderLinkUrl(digest: Digest, origins: Record<Language, string>, { id, language }: Pick<OrderWithLines, 'id' | 'language'>) {
  const encoded = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
  return `${origins[language]}/order#${encoded}.${digest('order-link', id)}`
}

/** The id that a secret opens; null for one that is not the shop's. */
export function readOrderToken(digest: Digest, token: string): string | null {
  const [, encoded = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  const hex = Buffer.from(encoded, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return id && digest.matches(mac, 'order-link', id) ? id : null
}

/** The order of a link. Throws `not-found` for a secret that is not the shop's, and for a link that is too old. */
export async function getLinkedOrder({ db, now, digest, ownerSettings }: LinkContext, token: string): Promise<LinkedOrderRow> {
  const id = readOrderToken(digest, token)
  if (id === null) throw linkGoneError()
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).where('placed_by', 'is not', null).executeTakeFirst()
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order || order.created_at.getTime() + ownerSettings().order_link_days * dayMs <= now()) throw linkGoneError()
  return { order, agreedAt: await readAgreement(db, id) }
}

/**
 * Writes into the history of an order that its customer agrees to it. Doing so again changes nothing; one that was changed since it
 * was looked at is a `conflict`, and so is one that is over.
 */
export async function agreeToOrder(ctx: LinkContext, { token, version }: { token: string; version: number }): Promise<LinkedOrderRow> {
  const { order } = await getLinkedOrder(ctx, token)
  await transaction(ctx.db, async (tx) => {
    const now = await tx
      .selectFrom('shop_order')
      .select(['status', 'edit_version'])
      .where('id', '=', order.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!canAgree(now)) throw new CodedError('conflict', { reason: 'order-link-over' })
    if (now.edit_version !== version) throw new CodedError('conflict', { reason: 'order-link-changed' })
    if (await readAgreement(tx, order.id)) return
    const event = {
      from_status: now.status,
      to_status: now.status,
      kind: 'agreed',
      actor: 'customer',
      created_at: new Date(ctx.now()),
    } as const
    await tx
      .insertInto('order_event')
      .values({ order_id: order.id, ...event })
      .execute()
  })
  return getLinkedOrder(ctx, token)
}

/** Whether an order still waits for its customer's word. */
export const canAgree = ({ status }: Pick<OrderWithLines, 'status'>) => status === 'pending' || status === 'confirmed'

/** An edit after an agreement takes it back. */
async function readAgreement(db: Db, orderId: string): Promise<Date | null> {
  const last = await db
    .selectFrom('order_event')
    .select(['kind', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['agreed', 'edited'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'agreed' ? last.created_at : null
}

const linkGoneError = () => new CodedError('not-found', { reason: 'order-link-gone' })
