import type { Language } from '#contract/language.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { decodeOrderId, encodeOrderId } from '#server/domain/orders/order-id-code.ts'
import { attachLines, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type LinkContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>
/** `agreedAt`: when the customer agreed to the current version of the order. Null before the agreement and after an edit. */
export type LinkedOrderRow = { order: OrderWithLines; agreedAt: Date | null }

/**
 * Returns the link by which a customer without an account sees an order placed by the staff and agrees to it. The secret of the link is the
 * order's id with a keyed digest, so access to the database alone yields no links. The secret is in the fragment of the URL, which browsers
 * do not send to servers.
 */
export function orderLinkUrl(digest: Digest, origins: Record<Language, string>, { id, language }: Pick<OrderWithLines, 'id' | 'language'>) {
  return `${origins[language]}/order#${encodeOrderId(id)}.${digest('order-link', id)}`
}

/** Returns the order id in the secret of a link. Null if the digest is wrong. */
export function readOrderToken(digest: Digest, token: string): string | null {
  const [, encoded = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  const id = decodeOrderId(encoded)
  return id && digest.matches(mac, 'order-link', id) ? id : null
}

/** Returns the order of a link. Throws `not-found` if the secret is invalid or the link is too old. */
export async function getLinkedOrder({ db, now, digest, ownerSettings }: LinkContext, token: string): Promise<LinkedOrderRow> {
  const id = readOrderToken(digest, token)
  if (id === null) throw linkGoneError()
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).where('placed_by', 'is not', null).executeTakeFirst()
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order || order.created_at.getTime() + ownerSettings().order_link_days * dayMs <= now()) throw linkGoneError()
  return { order, agreedAt: await readAgreement(db, id) }
}

/**
 * Records in the history of an order that the customer agrees to it. Idempotent. Throws `conflict` if the order has changed since the given
 * version, or if it is over.
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

/** Whether a customer can still agree to an order. */
export const canAgree = ({ status }: Pick<OrderWithLines, 'status'>) => status === 'pending' || status === 'confirmed'

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
