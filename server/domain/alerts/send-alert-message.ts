import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { alertEmail, alertMessage, type MessageLine } from '#server/domain/alerts/alert-message.ts'
import { readMessageReach } from '#server/domain/alerts/alert-reach.ts'
import { stopUrl } from '#server/domain/alerts/stop-alerts.ts'
import { checkAlert, type StoredAlert, readAlerts } from '#server/domain/alerts/stored-alerts.ts'
import { pieceCaption } from '#server/domain/catalog/piece-caption.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { photoUrl } from '#server/domain/mail/piece-summary.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Sends a queued message with all alerts that still apply. Deletes outdated alerts, so that the same change can cause a new alert later.
 * Postpones alerts about pieces on hold. Sends nothing to a person who was blocked, erased or unsubscribed after the message was queued.
 */
export async function sendAlertMessage(ctx: ShopContext, id: number, run: { id: string; signal: AbortSignal }): Promise<void> {
  const message = await ctx.db.selectFrom('alert_message').selectAll().where('id', '=', id).executeTakeFirst()
  if (!message || message.sent_at) return
  const reach = await readMessageReach(ctx.db, id)
  const alerts = await readAlerts(ctx.db, sql<boolean>`t.message_id = ${id}`)
  await ctx.catalog.refresh()
  const { trueLines, outdatedIds, held } = filterTrue(ctx, alerts)
  if (outdatedIds.length) await ctx.db.deleteFrom('piece_telling').where('id', 'in', outdatedIds).execute()
  for (const { id: heldId, until } of held)
    await ctx.db.updateTable('piece_telling').set({ due_at: until, notified_at: null, message_id: null }).where('id', '=', heldId).execute()
  if (!reach) await leaveToStaff(ctx, id)
  if (!reach || !trueLines.length) return
  const { language, by, to } = reach
  const origin = ctx.origins[language]
  const stop = stopUrl(ctx.digest, origin, id)
  const content = { language, origin, stop, lines: trueLines.map((line) => nameLine(ctx, language, line)) }
  if (by === 'mail') await ctx.ports.mail.send({ id: run.id, to, stopUrl: stop, ...composeEmail(alertEmail(content), ctx) }, run.signal)
  else await ctx.ports.telegram.send(to, alertMessage(content), run.signal)
  await noteSent(ctx, message, trueLines)
}

/**
 * Hands the requests in a message over to the staff, because their person has no email or chat. Their alerts get no due time and count as
 * not notified.
 */
async function leaveToStaff({ db }: ShopContext, id: number): Promise<void> {
  const open = { due_at: null, notified_at: null, message_id: null }
  await db.updateTable('piece_telling').set(open).where('message_id', '=', id).where('wanted_id', 'is not', null).execute()
}

async function noteSent(ctx: ShopContext, { id, person_id }: { id: number; person_id: number }, lines: readonly Line[]): Promise<void> {
  const now = new Date(ctx.now())
  await ctx.db.updateTable('alert_message').set({ sent_at: now }).where('id', '=', id).execute()
  for (const { alert, row } of lines) {
    if (alert.why !== 'price' || row.priceCents === null) continue
    const notified = {
      person_id,
      customer_id: alert.customerId,
      piece_id: row.id,
      why: 'price' as const,
      price_cents: row.priceCents,
      was_price_cents: alert.wasPriceCents,
    }
    await ctx.db
      .insertInto('piece_telling')
      .values({ ...notified, notified_at: now, message_id: id, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'piece_id', 'why', 'price_cents', 'customer_id', 'wanted_id', 'change_id'])
          .doUpdateSet({ notified_at: now }),
      )
      .execute()
  }
}

type Line = { alert: StoredAlert; row: PieceRow }

type Sorted = { trueLines: Line[]; outdatedIds: number[]; held: { id: number; until: Date }[] }

/**
 * Splits alerts into alerts that still apply, outdated alerts, and alerts about pieces on hold. Alerts that apply are sorted, requests
 * first, and limited to one per piece.
 */
function filterTrue(ctx: ShopContext, alerts: readonly StoredAlert[]): Sorted {
  const trueLines = new Map<number, Line>()
  const outdatedIds: number[] = []
  const held: Sorted['held'] = []
  const byRank = alerts.toSorted((a, b) => rank(a) - rank(b) || Number(b.wasPriceCents) - Number(a.wasPriceCents))
  for (const alert of byRank) {
    const truth = checkAlert(ctx.catalog.current(), alert, ctx.now())
    if (truth.state === 'gone') outdatedIds.push(alert.id)
    else if (truth.state === 'held') held.push({ id: alert.id, until: truth.until })
    else if (!trueLines.has(alert.pieceId)) trueLines.set(alert.pieceId, { alert, row: truth.row })
  }
  return { trueLines: [...trueLines.values()], outdatedIds, held }
}

const rank = ({ why, wanted }: StoredAlert) => (wanted ? 0 : ['new', 'price', 'back', 'sold'].indexOf(why) + 1)

function nameLine(ctx: ShopContext, language: Language, { alert, row }: Line): MessageLine {
  const { lists } = ctx.catalog.current()
  const name = `${nameOf(lists, 'brands', row.brandId, language)} ${row.modelName}`
  return { alert, row, name, facts: pieceCaption(lists, row, language), photo: photoUrl(ctx, row, ctx.origins[language]) }
}
