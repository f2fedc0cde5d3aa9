import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { isEmail } from '#contract/rules/email.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { formatUsd } from '#contract/rules/staff/format-usd.ts'
import { statementFacts } from '#contract/rules/staff/statement-facts.ts'
import { statementTexts } from '#contract/rules/staff/statement-texts.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import type { Db } from '#server/db/database.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { type Action, type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { EmailPart } from '#server/domain/mail/email.ts'
import { makePaper } from '#server/domain/mail/make-paper.ts'
import { nobodyReached, readPersonReach } from '#server/domain/people/reach.ts'
import { type Consignment, type Consignor, readConsignments, sumConsignments } from '#server/domain/pieces/consignors.ts'
import { statementSheet } from '#server/domain/pieces/statement-sheet.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import type { MailMessage } from '#server/ports/mail.ts'

type Who = Pick<Consignor, 'name' | 'personId'>
type Composed = Omit<MailMessage, 'to'> & { language: Language }
type Previewed = Composed & { to: string | null; attachment: { name: string; bytes: number } }

/**
 * Returns a consignor's statement as an email. The recipient is the email in the consignor's contact, otherwise the email of the
 * consignor's person record.
 */
export async function previewStatementEmail(ctx: ShopContext, who: Who & { language: Language | undefined }): Promise<Previewed> {
  const pieces = await readConsignments(ctx.db, who)
  const contacts = pieces.map(({ contact }) => contact.trim())
  const card = await readCard(ctx.db, who.personId, contacts)
  const to = contacts.find(isEmail) ?? card.email
  const language = who.language ?? card.language
  const { name, bytes } = await makeStatementPdf(ctx, pieces, language)
  return { ...composeStatement(ctx, pieces, language), to, attachment: { name, bytes: bytes.length } }
}

/**
 * Returns a consignor's statement as a PDF, by default in the language of the consignor's person record. The download is recorded in the
 * audit log.
 */
export async function downloadStatement(
  ctx: ShopContext,
  actor: Actor,
  who: Who & { language: Language | undefined },
): Promise<{ name: string; bytes: Buffer }> {
  const pieces = await readConsignments(ctx.db, who)
  const pdf = await makeStatementPdf(ctx, pieces, who.language ?? (await readCard(ctx.db, who.personId, [])).language)
  await recordAction(ctx, actor, { name: 'document.download', subject: statementSubject(who, pieces) })
  return pdf
}

async function makeStatementPdf(ctx: ShopContext, pieces: readonly Consignment[], language: Language) {
  const sheet = statementSheet(pieces, language, { at: new Date(ctx.now()), shop: ctx.company().name })
  return makePaper(ctx, `statement-${shopToday(sheet.at)}`, sheet)
}

/** Queues the email with a consignor's statement, which can be cancelled for ten seconds. */
export async function sendStatement(
  ctx: ShopContext,
  actor: Actor,
  { to, language, ...who }: Who & { to: string; language: Language },
): Promise<string> {
  const pieces = await readConsignments(ctx.db, who)
  const { name, bytes } = await makeStatementPdf(ctx, pieces, language)
  const attachments = [{ filename: name, contentType: 'application/pdf', content: bytes.toString('base64'), encoding: 'base64' as const }]
  const mail = { ...composeStatement(ctx, pieces, language), attachments }
  const subject = statementSubject(who, pieces)
  const { actionId } = await runAction(ctx, actor, { name: 'consignor.statement', subject }, (tx) =>
    enqueue(tx, 'mail', { ...mail, to }, { runAt: new Date(ctx.now() + undoWindowMs) }),
  )
  return actionId
}

function statementSubject({ personId }: Who, pieces: readonly Consignment[]): Action['subject'] {
  if (personId !== null) return { kind: 'person', id: String(personId) }
  return { kind: 'piece', id: String(pieces[0]?.pieceId), label: pieces[0]?.label ?? '' }
}

async function readCard(
  db: Db,
  personId: number | null,
  [phone = '']: readonly string[],
): Promise<{ email: string | null; language: Language }> {
  const card =
    personId === null ? undefined : await db.selectFrom('person').select('language').where('id', '=', personId).executeTakeFirst()
  const { email } = personId === null ? nobodyReached : await readPersonReach(db, personId, phone)
  return { email: email || null, language: card?.language ?? 'ru' }
}

function composeStatement(ctx: ShopContext, pieces: readonly Consignment[], language: Language): Composed {
  const texts = statementTexts[language]
  const day = formatDate(language, new Date(ctx.now()).toISOString(), 'Europe/Moscow')
  const heading = `${texts.title}, ${day}`
  const { expectedCents, dueCents, paidCents } = sumConsignments(pieces)
  const rows = [
    { label: texts.expected, value: formatUsd(language, toPriceUsd(expectedCents)) },
    { label: texts.paid, value: formatUsd(language, toPriceUsd(paidCents)) },
    { label: texts.due, value: formatUsd(language, toPriceUsd(dueCents)) },
  ]
  const parts: EmailPart[] = [
    { kind: 'pieces', pieces: pieces.map((piece) => describePiece(piece, language)) },
    { kind: 'totals', rows },
    { kind: 'note', text: texts.note },
  ]
  const preview = `${texts.due}: ${formatUsd(language, toPriceUsd(dueCents))}`
  return { ...composeEmail({ language, subject: heading, preview, heading, parts, why: texts.why }, ctx), language }
}

function describePiece(piece: Consignment, language: Language): { name: string; note: string; price: string } {
  const texts = statementTexts[language]
  const { label, priceCents, payoutCents, paidCents } = piece
  const brings = paidCents ?? payoutCents
  const facts = statementFacts(language, {
    state: piece.state,
    reference: piece.reference,
    consigned_until: piece.consignedUntil,
    sold_on: piece.soldOn,
    paid_on: piece.paidOn,
  })
  const price = priceCents === null ? [] : [`${texts.price} ${formatUsd(language, toPriceUsd(priceCents))}`]
  return { name: label, note: [...facts, ...price].join(' · '), price: brings === null ? '' : formatUsd(language, toPriceUsd(brings)) }
}
