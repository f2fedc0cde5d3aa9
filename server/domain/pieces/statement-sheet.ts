import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { formatUsd } from '#contract/rules/staff/format-usd.ts'
import { statementFacts } from '#contract/rules/staff/statement-facts.ts'
import { statementTexts } from '#contract/rules/staff/statement-texts.ts'
import { type Consignment, sumConsignments } from '#server/domain/pieces/consignors.ts'
import type { PdfSheet } from '#server/ports/draw-pdf.ts'

/** Returns a consignor's statement as sheets of a PDF. */
export function statementSheet(pieces: readonly Consignment[], language: Language, { at, shop }: { at: Date; shop: string }): PdfSheet {
  const texts = statementTexts[language]
  const day = formatDate(language, at.toISOString(), 'Europe/Moscow')
  const money = (cents: number | null) => (cents === null ? '—' : formatUsd(language, toPriceUsd(cents)))
  const { expectedCents, dueCents, paidCents } = sumConsignments(pieces)
  const [first] = pieces
  const title = `${texts.title}, ${day}`
  const rows = pieces.map((piece) => {
    const { state, reference, consignedUntil: consigned_until, soldOn: sold_on, paidOn: paid_on } = piece
    const facts = statementFacts(language, { state, reference, consigned_until, sold_on, paid_on })
    return [{ text: piece.label, note: facts.join(' · ') }, money(piece.priceCents), money(piece.paidCents ?? piece.payoutCents)]
  })
  return {
    shop,
    title,
    number: title,
    at,
    language,
    parts: [
      {
        kind: 'title',
        text: texts.title,
        lines: [day, [`${texts.consignor}: ${first?.consignor ?? ''}`, first?.contact].filter(Boolean).join(' · ')],
      },
      {
        kind: 'table',
        columns: [
          { title: texts.description, width: 0.6 },
          { title: texts.price, width: 0.2, isNumber: true },
          { title: texts.payout, width: 0.2, isNumber: true },
        ],
        rows,
      },
      {
        kind: 'totals',
        rows: [
          { label: texts.expected, value: money(expectedCents) },
          { label: texts.paid, value: money(paidCents) },
          { label: texts.due, value: money(dueCents), isStrong: true },
        ],
      },
      { kind: 'text', text: texts.note, isQuiet: true },
    ],
  }
}
