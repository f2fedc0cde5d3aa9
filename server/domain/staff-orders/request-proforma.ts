import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import { DocumentBody } from '#contract/staff/document.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { makePaper } from '#server/domain/mail/make-paper.ts'
import { attachLines } from '#server/domain/orders/order-rows.ts'
import { hasProforma } from '#server/domain/orders/proforma-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { documentSheet } from '#server/domain/staff-orders/document-sheet.ts'
import { type DocumentContext, composeBody, getDocument, insertDocument } from '#server/domain/staff-orders/documents.ts'

/**
 * Returns the proforma of an order as a PDF in a language. The order keeps its valid proforma as long as nothing in it has changed; otherwise
 * a new one is issued, which cancels the former. It names no serial numbers, because anyone can order. Throws `conflict` if nothing is due.
 */
export async function requestProforma(
  ctx: DocumentContext & Pick<ShopContext, 'ports' | 'log'>,
  orderId: string,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const number = await findOrIssue(ctx, orderId, language)
  return makePaper(ctx, number, documentSheet(await getDocument(ctx.db, number), language, ctx.company().name))
}

function findOrIssue(ctx: DocumentContext, orderId: string, language: Language): Promise<string> {
  return transaction(ctx.db, async (tx) => {
    const row = await tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
    const [order] = row ? await attachLines(tx, [row]) : []
    if (!row || !order) throw new CodedError('not-found')
    if (!hasProforma(order)) throw new CodedError('conflict', { reason: 'proforma-not-due' })
    const body = await composeBody(tx, ctx, row, { withPrices: true, withSerials: false })
    const valid = await findValidProforma(tx, orderId)
    if (valid && isSame(valid.body, body)) return valid.number
    const subject = { kind: 'order', id: orderId, label: row.number } as const
    const running = { actor: { kind: 'shop' } as const, action: { name: 'document.issue' as const, subject }, at: new Date(ctx.now()) }
    const paper = { kind: 'proforma' as const, order_id: orderId, language, cancels: valid?.number ?? null, body, staff_id: null }
    const { result } = await runActionIn(tx, running, () => insertDocument(tx, ctx, paper))
    return result
  })
}

/** Returns the latest proforma of an order that no other document corrects. */
function findValidProforma(tx: Tx, orderId: string) {
  return tx
    .selectFrom('document')
    .leftJoin('document as correction', 'correction.cancels', 'document.number')
    .select(['document.number', 'document.body'])
    .where('document.order_id', '=', orderId)
    .where('document.kind', '=', 'proforma')
    .where('correction.number', 'is', null)
    .orderBy('document.issued_at', 'desc')
    .orderBy('document.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Compares the content of two documents. Ignores the rate, which is stated with its day, and serial numbers, which only the staff add. */
function isSame(stored: unknown, body: DocumentBody): boolean {
  return isDeepStrictEqual(comparable(stored), comparable(body))
}

function comparable(value: unknown): DocumentBody {
  const body = DocumentBody.parse(JSON.parse(JSON.stringify(value)))
  return { ...body, rate: null, lines: body.lines.map((line) => ({ ...line, serial: null })) }
}
