import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { alertTexts } from '#server/domain/alerts/alert-message-texts.ts'
import type { StoredAlert } from '#server/domain/alerts/stored-alerts.ts'
import { getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { Email, EmailPart } from '#server/domain/mail/email.ts'

const piecesMax = 12

export type MessageLine = { alert: StoredAlert; row: PieceRow; name: string; facts: string; photo: string | undefined }
type Message = { language: Language; origin: string; lines: readonly MessageLine[]; stop: string }

export function alertEmail(message: Message): Email {
  const { language, origin, lines, stop } = message
  const texts = alertTexts[language]
  const [first] = lines
  const shown = lines.slice(0, piecesMax)
  const [heading, button] =
    lines.length === 1 && first
      ? [subjectOf(language, first), { label: texts.openPiece, url: urlOf(origin, first) }]
      : [texts.heading, allPieces(message).button]
  const sections = new Map<string, MessageLine[]>()
  for (const line of shown) sections.set(sectionOf(language, line), [...(sections.get(sectionOf(language, line)) ?? []), line])
  const parts = [...sections].flatMap(([title, of]): EmailPart[] => [
    // omits the subheading for a single piece, unless it names a request or a saved search
    ...(shown.length === 1 && !first?.alert.wanted && !first?.alert.search ? [] : [{ kind: 'subheading' as const, text: title }]),
    { kind: 'pieces', pieces: of.map((line) => pieceOf(language, origin, line)) },
  ])
  const rest = lines.length - shown.length
  const more: EmailPart[] = rest ? [{ kind: 'paragraph', text: fillTemplate(allPieces(message).more, { count: rest }) }] : []
  const ending: EmailPart[] = [
    { kind: 'button', ...button },
    { kind: 'link', label: texts.stop, url: stop },
  ]
  const subject = subjectOfAll(language, lines)
  const preview = shown.map(({ name }) => name).join(', ')
  return { language, subject, preview, heading, parts: [...parts, ...more, ...ending], why: texts.why }
}

/** Returns a Telegram message with alerts. Telegram shows a preview of the first link. */
export function alertMessage(message: Message): string {
  const { language, origin, lines, stop } = message
  const texts = alertTexts[language]
  const shown = lines.slice(0, piecesMax)
  const pieces = shown.map((line) => {
    const { name, note, price } = pieceOf(language, origin, line)
    return [sectionOf(language, line), `${name} — ${price}${note ? ` (${note})` : ''}`, urlOf(origin, line)].join('\n')
  })
  const rest = lines.length - shown.length
  const more = rest ? [fillTemplate(allPieces(message).more, { count: rest })] : []
  return [...pieces, ...more, `${texts.stop}: ${stop}`].join('\n\n')
}

/** Returns the link to all pieces of a message: to the new arrivals if every piece is new, otherwise to the favorites. */
function allPieces({ language, origin, lines }: Message) {
  const texts = alertTexts[language]
  return lines.every(({ alert }) => alert.why === 'new')
    ? { more: texts.more, button: { label: texts.openNew, url: `${origin}/catalog?category=all&ordering=-published_at` } }
    : { more: texts.moreWatched, button: { label: texts.openFavorites, url: `${origin}/favorites` } }
}

function subjectOfAll(language: Language, lines: readonly MessageLine[]): string {
  const [first] = lines
  return lines.length === 1 && first ? subjectOf(language, first) : alertTexts[language].several
}

function subjectOf(language: Language, { alert, name }: MessageLine): string {
  const { subjects } = alertTexts[language]
  return fillTemplate(subjects[alert.wanted ? 'wanted' : alert.why], { name })
}

function sectionOf(language: Language, { alert: { why, wanted, search } }: MessageLine): string {
  const texts = alertTexts[language]
  if (wanted) return fillTemplate(texts.wanted, { name: wanted.sought })
  return search ? fillTemplate(texts.search, { name: search.name }) : texts.sections[why]
}

const urlOf = (origin: string, { row }: MessageLine) => `${origin}${piecePath(row.kind, row.id)}`

function pieceOf(language: Language, origin: string, line: MessageLine) {
  const { alert, row, name, facts, photo } = line
  const texts = alertTexts[language]
  const cents = getShownPriceCents(row)
  const was =
    alert.why === 'price' && alert.wasPriceCents !== null
      ? [fillTemplate(texts.was, { price: formatCents(language, alert.wasPriceCents) })]
      : []
  const note = [facts, row.status === 'incoming' ? texts.incoming : null, ...was].filter(Boolean).join(' · ')
  const currentPrice = cents === null ? texts.onRequest : formatCents(language, cents)
  const price = alert.why === 'sold' ? texts.sold : currentPrice
  return { name, price, url: urlOf(origin, line), ...(note ? { note } : {}), ...(photo ? { photo } : {}) }
}
