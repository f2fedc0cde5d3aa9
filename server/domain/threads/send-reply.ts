import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import type { Db } from '#server/db/database.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { EmailPart } from '#server/domain/mail/email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadUrl } from '#server/domain/threads/thread-links.ts'

/** `{{number}}` is that of the thread. */
const texts: Record<Language, { subject: string; open: string; help: string; onRequest: string }> = {
  ru: {
    subject: 'Ответ на обращение № {{number}}',
    open: 'Открыть переписку и ответить',
    help: 'Отвечайте по этой ссылке: так ваше сообщение сразу увидит тот, кто вам написал. Ссылка только ваша, не пересылайте её.',
    onRequest: 'Цена по запросу',
  },
  en: {
    subject: 'Our answer to your request No. {{number}}',
    open: 'Open the conversation and answer',
    help: 'Please answer by this link, so that whoever wrote to you sees it at once. It is yours alone: do not pass it on.',
    onRequest: 'Price on request',
  },
}

/** Sends a reply by the channel that was chosen, and writes down that it left. One that was taken back is passed over. */
export async function sendReply(ctx: ShopContext, asked: { message: number }, run: { id: string; signal: AbortSignal }): Promise<void> {
  const message = await readReply(ctx.db, asked.message)
  if (!message || message.sent_at) return
  const { channel, recipient } = message
  if (channel === 'mail' && recipient) await ctx.ports.mail.send({ id: run.id, to: recipient, ...replyEmail(ctx, message) }, run.signal)
  if (channel === 'telegram' && recipient) await ctx.ports.telegram.send(recipient, replyText(ctx, message), run.signal)
  await ctx.db
    .updateTable('thread_message')
    .set({ sent_at: new Date(ctx.now()) })
    .where('id', '=', asked.message)
    .execute()
}

type Reply = NonNullable<Awaited<ReturnType<typeof readReply>>>

function readReply(db: Db, id: number) {
  return db
    .selectFrom('thread_message as m')
    .innerJoin('thread as t', 't.id', 'm.thread_id')
    .leftJoin('piece as p', (join) => join.onRef('p.id', '=', 't.piece_id').on('p.status', 'in', ['available', 'reserved']))
    .leftJoin('brand as b', 'b.id', 'p.brand_id')
    .select(['m.body', 'm.channel', 'm.recipient', 'm.sent_at', 't.id', 't.language', 't.customer_id'])
    .select(['p.id as piece_id', 'p.kind', 'p.model_name', 'p.price_cents', 'p.price_on_request', 'b.name as brand'])
    .where('m.id', '=', id)
    .where('m.direction', '=', 'out')
    .executeTakeFirst()
}

function replyEmail(ctx: ShopContext, message: Reply) {
  const { language, body } = message
  const { subject, open, help } = texts[language]
  const title = fillTemplate(subject, { number: message.id })
  const parts: EmailPart[] = [
    ...paragraphsOf(body),
    ...piecePart(ctx, message),
    { kind: 'button', label: open, url: linkOf(ctx, message) },
    { kind: 'note', text: help },
  ]
  return composeEmail({ language, subject: title, preview: body.slice(0, 120), heading: title, parts }, ctx.origins)
}

const paragraphsOf = (text: string): EmailPart[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ kind: 'paragraph', text: line }))

function replyText(ctx: ShopContext, message: Reply): string {
  const { language, body } = message
  return [fillTemplate(texts[language].subject, { number: message.id }), body, linkOf(ctx, message)].join('\n\n')
}

/** Who has an account signs in; who has none gets a link of their own. */
const linkOf = (ctx: ShopContext, { id, language, customer_id: customer }: Reply) =>
  customer === null ? threadUrl(ctx.digest, ctx.origins, { id, language }) : `${ctx.origins[language]}/messages?thread=${id}`

/** The piece that was asked about, while the shop shows it. */
function piecePart({ origins }: ShopContext, message: Reply): EmailPart[] {
  const { piece_id: id, kind, brand, model_name: model, price_cents: cents, price_on_request: onRequest, language } = message
  if (id === null || kind === null) return []
  const price = onRequest || cents === null ? texts[language].onRequest : formatCents(language, cents)
  return [{ kind: 'pieces', pieces: [{ name: `${brand} ${model}`, price, url: `${origins[language]}${piecePath(kind, id)}` }] }]
}
