import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatUsd } from '#contract/rules/staff/format-usd.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { makePaper } from '#server/domain/mail/make-paper.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { documentSheet } from '#server/domain/staff-orders/document-sheet.ts'
import { getDocument } from '#server/domain/staff-orders/documents.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'company' | 'origins' | 'ports' | 'log'>
type Paper = Awaited<ReturnType<typeof getDocument>>

async function documentPdf(
  ctx: Pick<Ctx, 'db' | 'company' | 'ports' | 'log'>,
  number: string,
  language?: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const paper = await getDocument(ctx.db, number)
  return makePaper(ctx, number, documentSheet(paper, language ?? paper.language, ctx.company().name))
}

/** Returns a document as a PDF and records the download in the audit log of its order. Throws `not-found`. */
export async function downloadDocument(ctx: Ctx, actor: StaffActor, number: string, language?: Language) {
  const { order_id: orderId } = await getDocument(ctx.db, number)
  const pdf = await documentPdf(ctx, number, language)
  await recordAction(ctx, actor, { name: 'document.download', subject: await orderSubject(ctx.db, orderId) })
  return pdf
}

/** Previews the email with a document, addressed to the email of its order. */
export async function previewDocumentEmail(ctx: Ctx, number: string, asked?: Language) {
  const paper = await getDocument(ctx.db, number)
  const language = asked ?? paper.language
  const { email } = await ctx.db.selectFrom('shop_order').select('email').where('id', '=', paper.order_id).executeTakeFirstOrThrow()
  const { subject, text } = composeDocument(ctx, paper, language)
  const { name, bytes } = await documentPdf(ctx, number, language)
  return { to: email || null, language, subject, body: text, attachment: { name, bytes: bytes.length } }
}

/** Emails a document as a PDF. Can be undone for ten seconds. Throws `conflict` if another document corrects the document. */
export async function sendDocument(ctx: Ctx, actor: StaffActor, number: string, to: { to: string; language: Language }): Promise<string> {
  const { order_id: orderId, cancelled_by: correction } = await getDocument(ctx.db, number)
  if (correction) throw new CodedError('conflict', { reason: 'document-cancelled', values: { number: correction } })
  const action = { name: 'document.send', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, (tx) =>
    enqueue(tx, 'send-document', { document: number, ...to }, { runAt: new Date(ctx.now() + undoWindowMs) }),
  )
  return actionId
}

type Sending = { document: string; to: string; language: Language }

/** Runs the job of `sendDocument`: renders the PDF and sends the email. */
export async function emailDocument(
  ctx: Ctx,
  { document, to, language }: Sending,
  run: { id: string; signal: AbortSignal },
): Promise<void> {
  const paper = await getDocument(ctx.db, document)
  const { name, bytes } = await documentPdf(ctx, document, language)
  const attachments = [{ filename: name, contentType: 'application/pdf', content: bytes.toString('base64'), encoding: 'base64' as const }]
  await ctx.ports.mail.send({ id: run.id, to, ...composeDocument(ctx, paper, language), attachments }, run.signal)
}

function composeDocument(ctx: Pick<Ctx, 'origins' | 'company'>, { kind, number, body }: Paper, language: Language) {
  const texts = paperTexts[language]
  const heading = `${texts.title[kind]} ${number}`
  const order = body.order_number
  const text = fillTemplate(texts.attached, { order })
  const isPriced = body.with_prices && kind !== 'handover'
  const rows = [
    { label: texts.order, value: order },
    ...(isPriced ? [{ label: texts.total, value: formatUsd(language, body.total_usd) }] : []),
  ]
  const parts = [
    { kind: 'paragraph' as const, text },
    { kind: 'facts' as const, rows },
  ]
  return composeEmail({ language, subject: heading, preview: text, heading, parts, why: texts.why }, ctx)
}
