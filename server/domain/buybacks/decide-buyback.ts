import { sql } from 'kysely'
import type { DecideBuyback } from '#contract/buyback-page.ts'
import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { afterDecline, possibleDecisions } from '#contract/rules/buyback-states.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { readBuybackToken } from '#server/domain/buybacks/buyback-links.ts'
import { type BuybackRow, isExpired, lockBuyback } from '#server/domain/buybacks/buyback-rows.ts'
import { writeBuyback } from '#server/domain/buybacks/change-buyback.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest' | 'company' | 'ownerSettings'>
export type OwnBuyback = BuybackRow & { until: string | null; office: OfficeKey | null }

/** Number of days for which the link still works after the buyback has ended. */
const linkDays = 90

/** Returns the buyback of a token. Throws `not-found` for an invalid or expired token. */
export async function getOwnBuyback(ctx: Ctx, token: string): Promise<OwnBuyback> {
  const id = readBuybackToken(ctx.digest, token)
  const { rows } = await sql<OwnBuyback>`
    select y.*, y.consigned_until::text as until, t.office from buyback y join thread t on t.id = y.thread_id
    where y.id = ${id ?? 0} and (y.state not in ('stocked', 'declined', 'returned')
      or y.changed_at > ${new Date(ctx.now())}::timestamptz - make_interval(days => ${linkDays}))`.execute(ctx.db)
  if (!rows[0]) throw new CodedError('not-found', { reason: 'buyback-link-gone' })
  return rows[0]
}

/**
 * Stores a person's decision: accept, name another price, or decline. Idempotent: a retry of the same decision on the same version changes
 * nothing. Throws `conflict` if the shop has changed the buyback since the given version, if the decision is not possible, or if the
 * estimate has expired and the person does not decline.
 */
export async function decideBuyback(ctx: Ctx, token: string, request: DecideBuyback): Promise<OwnBuyback> {
  const { id } = await getOwnBuyback(ctx, token)
  await transaction(ctx.db, async (tx) => {
    const row = await lockBuyback(tx, id)
    if (await isRepeated(tx, row, request)) return
    if (row.edit_version !== request.version) throw new CodedError('conflict', { reason: 'buyback-changed' })
    if (!possibleDecisions(row).includes(request.decision)) throw new CodedError('conflict', { reason: 'buyback-no-decision' })
    if (request.decision !== 'decline' && isExpired(row, ctx.now())) throw new CodedError('conflict', { reason: 'buyback-expired' })
    const { columns, step, cents } = effectOf(row, request, ctx.now())
    await writeBuyback(tx, id, columns, new Date(ctx.now()))
    const at = new Date(ctx.now())
    await tx
      .insertInto('buyback_step')
      .values({ buyback_id: id, step, by: 'person', at, note: request.note ?? '', low_cents: cents, high_cents: cents })
      .execute()
    if (row.thread_id !== null) await receiveMessage(tx, ctx, row.thread_id, { body: messageOf(row, request, cents), key: null })
  })
  return getOwnBuyback(ctx, token)
}

async function isRepeated(tx: Tx, row: BuybackRow, { decision, version, price_usd: price }: DecideBuyback): Promise<boolean> {
  if (row.edit_version !== version + 1) return false
  const last = await tx
    .selectFrom('buyback_step')
    .select(['step', 'by', 'low_cents'])
    .where('buyback_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.by !== 'person') return false
  if (decision === 'counter') return last.step === 'counter' && last.low_cents === price
  return last.step === decision || (last.step === 'agree' && decision === 'accept')
}

function effectOf(row: BuybackRow, { decision, price_usd: price }: DecideBuyback, now: number) {
  if (decision === 'decline') return { columns: { state: afterDecline(row.state) }, step: 'decline', cents: null } as const
  if (decision === 'counter') {
    if (price === undefined) throw new CodedError('invalid', { fields: { price_usd: 'buyback-price-needed' } })
    return { columns: { state: 'countered', counter_cents: price }, step: 'counter', cents: price } as const
  }
  if (row.state === 'estimated') return { columns: { state: 'accepted' }, step: 'accept', cents: null } as const
  if (row.offered_cents === null && row.consignor_share === null) throw new CodedError('conflict', { reason: 'buyback-no-decision' })
  return { columns: { state: 'agreed', agreed_at: new Date(now) }, step: 'agree', cents: row.offered_cents } as const
}

const sentences: Record<Language, Record<DecideBuyback['decision'], string>> = {
  ru: { accept: 'Согласен с вашим предложением.', counter: 'Моя цена: {{sum}}.', decline: 'Спасибо, отказываюсь.' },
  en: { accept: 'I accept your offer.', counter: 'My price: {{sum}}.', decline: 'Thank you, I decline.' },
}

function messageOf({ language }: BuybackRow, { decision, note }: DecideBuyback, cents: number | null): string {
  const sentence = fillTemplate(sentences[language][decision], { sum: cents === null ? '' : formatCents(language, cents) })
  return [sentence, note].filter(Boolean).join('\n\n')
}
