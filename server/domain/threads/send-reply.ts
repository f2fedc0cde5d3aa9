import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { formatMoscowTime } from '#contract/rules/clock-names.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import type { Db } from '#server/db/database.ts'
import { albumUrl } from '#server/domain/albums/album-links.ts'
import { buybackUrl } from '#server/domain/buybacks/buyback-links.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { EmailPerson } from '#server/domain/mail/email-contact.ts'
import type { EmailPart } from '#server/domain/mail/email.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { quoteUrl } from '#server/domain/quotes/quote-links.ts'
import { readQuotes } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { emailPerson } from '#server/domain/specialists/specialist-links.ts'
import { replyHeaders } from '#server/domain/threads/reply-address.ts'
import { readAttachments } from '#server/domain/threads/reply-files.ts'
import { readPieceCards } from '#server/domain/threads/reply-pieces.ts'
import { threadUrl } from '#server/domain/threads/thread-links.ts'

const texts: Record<
  Language,
  Record<'subject' | 'open' | 'buyback' | 'help' | 'helpByMail' | 'files' | 'quote' | 'until' | 'held' | 'credit' | 'album', string>
> = {
  ru: {
    subject: 'Ответ на обращение № {{number}}',
    open: 'Открыть переписку и ответить',
    buyback: 'Открыть страницу выкупа',
    help: 'Отвечайте по этой ссылке: так ваше сообщение сразу увидит тот, кто вам написал. Ссылка только ваша, не пересылайте её.',
    helpByMail: 'Просто ответьте на это письмо или откройте переписку по ссылке. Ссылка только ваша, не пересылайте её.',
    files: 'К ответу приложены файлы. Они в переписке по ссылке:',
    album: 'Смотреть фотографии',
    quote: 'Посмотреть предложение',
    until: 'Действует до',
    credit: 'Зачёт за {{piece}}',
    held: 'До этого времени предметы отложены для вас.',
  },
  en: {
    subject: 'Our reply to your request No.\u00A0{{number}}',
    open: 'Open the conversation and reply',
    buyback: 'View your buyback',
    help: 'Please reply through this link, so that the person who wrote to you sees it right away. The link is yours alone: please do not share it.',
    helpByMail: 'Just reply to this email, or use the link to open the conversation. The link is yours alone: please do not share it.',
    files: 'This reply comes with files. You will find them in the conversation:',
    album: 'View the photographs',
    quote: 'View your quote',
    until: 'Valid until',
    credit: 'Credit for {{piece}}',
    held: 'Until then, everything in it is reserved for you.',
  },
}

/** Sends a reply by its channel and records that it was sent. Skips a reply that was undone or already sent. */
export async function sendReply(ctx: ShopContext, asked: { message: number }, run: { id: string; signal: AbortSignal }): Promise<void> {
  const message = await readReply(ctx.db, asked.message)
  if (!message || message.sent_at) return
  const { channel, recipient } = message
  if (channel === 'mail' && recipient) {
    const headers = replyHeaders(ctx.digest, ctx.inbound.replyMail, { id: message.id, message: String(asked.message) })
    const email = replyEmail(ctx, message, (await quoteParts(ctx, message)) ?? (await piecePart(ctx, message)))
    const attachments = await readAttachments(ctx, asked.message)
    await ctx.ports.mail.send({ id: run.id, to: recipient, ...email, ...headers, attachments }, run.signal)
  }
  if (channel === 'telegram' && recipient) {
    const note = (count: number) => noteParts(ctx.db, asked.message, count)
    await ctx.ports.telegram.send(recipient, await replyText(ctx, message), run.signal, { sent: message.parts_sent, note })
  }
  await ctx.db
    .updateTable('thread_message')
    .set({ sent_at: new Date(ctx.now()), in_outbox: channel !== 'page' && ctx.ports[channel].name === 'outbox' })
    .where('id', '=', asked.message)
    .execute()
}

const noteParts = async (db: Db, id: number, count: number): Promise<void> =>
  void (await db.updateTable('thread_message').set({ parts_sent: count }).where('id', '=', id).execute())

type Reply = NonNullable<Awaited<ReturnType<typeof readReply>>>

function readReply(db: Db, id: number) {
  return db
    .selectFrom('thread_message as m')
    .innerJoin('thread as t', 't.id', 'm.thread_id')
    .leftJoin('buyback as y', 'y.thread_id', 't.id')
    .leftJoin('staff as s', (join) => join.onRef('s.id', '=', 'm.staff_id').on('s.blocked_at', 'is', null))
    .select('s.name as person')
    .select((eb) => eb.exists(eb.selectFrom('enquiry_photo as f').select('f.id').whereRef('f.message_id', '=', 'm.id')).as('has_files'))
    .select([
      't.piece_id',
      'm.piece_ids',
      'y.id as buyback_id',
      'm.staff_id',
      'm.body',
      'm.channel',
      'm.recipient',
      'm.parts_sent',
      'm.sent_at',
      'm.quote_id',
      'm.album_id',
      't.id',
      't.language',
      't.customer_id',
    ])
    .where('m.id', '=', id)
    .where('m.direction', '=', 'out')
    .executeTakeFirst()
}

function replyEmail(ctx: ShopContext, message: Reply, pieces: readonly EmailPart[]) {
  const { language, body } = message
  const { subject, open, help, helpByMail } = texts[language]
  const title = fillTemplate(subject, { number: message.id })
  const shown = [...albumPart(ctx, message), ...pieces, ...buybackPart(ctx, message)]
  // uses a plain link if the email already has a button, because an email has at most one
  const kind = shown.some((part) => part.kind === 'button') ? 'link' : 'button'
  const parts: EmailPart[] = [
    ...paragraphsOf(body),
    ...shown,
    { kind, label: open, url: linkOf(ctx, message) },
    { kind: 'note', text: ctx.inbound.replyMail ? helpByMail : help },
  ]
  return composeEmail(
    { language, subject: title, preview: body.slice(0, 120), heading: title, parts, contact: { person: writerOf(ctx, message) } },
    ctx,
  )
}

/** Returns the writer of a reply: their specialist, otherwise their name. Null if the writer is blocked. */
function writerOf({ catalog }: ShopContext, { staff_id: staffId, person: name, language }: Reply): EmailPerson | null {
  if (name === null) return null
  const specialist = catalog.current().content.specialists.find(({ staff_id: id }) => id === staffId)
  return specialist ? emailPerson(specialist, language) : { name, telegram: null }
}

const paragraphsOf = (text: string): EmailPart[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ kind: 'paragraph', text: line }))

/** Returns the text of a reply for messengers. Files are only available through the link. */
async function replyText(ctx: ShopContext, message: Reply): Promise<string> {
  const { language, body, piece_ids: chosen, has_files: hasFiles } = message
  const pieces = (await readPieceCards(ctx, chosen, language)).map(({ name, price, url }) => `${name}, ${price}\n${url}`)
  const files = hasFiles ? texts[language].files : null
  const links = [albumLink(ctx, message), buybackLink(ctx, message), quoteLinkOf(ctx, message) ?? linkOf(ctx, message)]
  const parts = [fillTemplate(texts[language].subject, { number: message.id }), body, ...pieces, files, ...links]
  return parts.filter((part) => part !== null).join('\n\n')
}

const buybackLink = (ctx: ShopContext, { buyback_id: id, language }: Reply): string | null =>
  id === null ? null : buybackUrl(ctx.digest, ctx.origins, { id, language })

function buybackPart(ctx: ShopContext, message: Reply): EmailPart[] {
  const url = buybackLink(ctx, message)
  return url === null ? [] : [{ kind: 'button', label: texts[message.language].buyback, url }]
}

const quoteLinkOf = (ctx: ShopContext, { quote_id: id, language }: Reply) =>
  id === null ? null : quoteUrl(ctx.digest, ctx.origins, { id, language })

async function quoteParts(ctx: ShopContext, message: Reply): Promise<EmailPart[] | null> {
  const url = quoteLinkOf(ctx, message)
  if (url === null) return null
  const { language } = message
  const { quote: label, until, held, credit } = texts[language]
  const [quote] = await readQuotes(ctx.db, sql<boolean>`q.id = ${message.quote_id}`, ctx.now())
  if (!quote) return [{ kind: 'button', label, url }]
  const pieces = quote.lines.map(({ pieceId, brand, model, reference, priceCents }) => ({
    name: `${brand} ${model}`,
    ...(reference ? { note: reference } : {}),
    price: formatCents(language, priceCents),
    url,
    ...describePiece(ctx, pieceId, language),
  }))
  const isHeld = quote.lines.length > 0 && quote.lines.every((line) => line.isHeld)
  return [
    { kind: 'pieces', pieces },
    {
      kind: 'facts',
      rows: [
        ...(quote.credit
          ? [{ label: fillTemplate(credit, { piece: quote.credit.piece }), value: `−${formatCents(language, quote.credit.cents)}` }]
          : []),
        { label: until, value: formatMoscowTime(quote.expiresAt, language) },
      ],
    },
    ...(isHeld ? [{ kind: 'note' as const, text: held }] : []),
    { kind: 'button', label, url },
  ]
}

/**
 * Returns the URL of the conversation. For a customer with an account, its page requires a sign-in; for others, the URL contains a secret.
 */
const linkOf = (ctx: ShopContext, { id, language, customer_id: customer }: Reply) =>
  customer === null ? threadUrl(ctx.digest, ctx.origins, { id, language }) : `${ctx.origins[language]}/messages?thread=${id}`

const albumLink = ({ digest, origins }: ShopContext, { album_id: id, language }: Reply): string | null =>
  id === null ? null : albumUrl(digest, origins, { id, language })

function albumPart(ctx: ShopContext, message: Reply): EmailPart[] {
  const url = albumLink(ctx, message)
  return url === null ? [] : [{ kind: 'button', label: texts[message.language].album, url }]
}

/**
 * Returns the cards of the chosen pieces of a reply or, if none are chosen, of the piece of the enquiry. Leaves out pieces that the shop
 * does not show.
 */
async function piecePart(ctx: ShopContext, { piece_ids: chosen, piece_id: asked, language }: Reply): Promise<EmailPart[]> {
  const pieces = await readPieceCards(ctx, chosen.length || asked === null ? chosen : [asked], language)
  return pieces.length ? [{ kind: 'pieces', pieces }] : []
}
