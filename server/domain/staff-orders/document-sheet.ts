import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { formatUsd } from '#contract/rules/staff/format-usd.ts'
import { describePaperLine } from '#contract/rules/staff/paper-line.ts'
import { bankBlocks, buyerLines, paperNote, sellerLines, signatureBoxes } from '#contract/rules/staff/paper-parties.ts'
import { describePaperRate } from '#contract/rules/staff/paper-rate.ts'
import { paperSums, showsDue } from '#contract/rules/staff/paper-sums.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { getDocument } from '#server/domain/staff-orders/documents.ts'
import type { PdfPart, PdfSheet } from '#server/ports/draw-pdf.ts'

type Paper = Awaited<ReturnType<typeof getDocument>>

/** Lays out a document of an order as PDF sheets in a language. */
export function documentSheet(paper: Paper, language: Language, shop: string): PdfSheet {
  const texts = paperTexts[language]
  const { body, kind, number } = paper
  const title = `${texts.title[kind]} ${number}`
  const day = formatDate(language, paper.issued_at.toISOString(), 'Europe/Moscow')
  const buyer = [
    ...buyerLines(language, body.buyer),
    body.destination[language] && `${texts.destination}: ${body.destination[language]}`,
    body.shipment && `${texts.shipment}: ${body.shipment}`,
  ]
  const parts: PdfPart[] = [
    {
      kind: 'title',
      text: title,
      lines: [
        `${day} · ${texts.order} ${body.order_number}`,
        ...(paper.cancels ? [`${texts.cancels} ${paper.cancels}`] : []),
        ...(paper.cancelled_by ? [`${texts.cancelled} ${paper.cancelled_by}`] : []),
      ],
    },
    {
      kind: 'columns',
      columns: [
        { title: texts.seller, lines: sellerLines(language, body.seller) },
        { title: texts.buyer, lines: buyer.filter((line): line is string => Boolean(line)) },
      ],
    },
    ...lineParts(paper, language),
  ]
  const note = paperNote(language, paper)
  if (note) parts.push({ kind: 'text', text: note, isQuiet: true })
  const columns = bankBlocks(language, paper)
  if (columns.length) parts.push({ kind: 'columns', columns })
  if (kind === 'handover') parts.push({ kind: 'text', text: texts.handover })
  const boxes = signatureBoxes(language, paper)
  if (boxes.length) parts.push({ kind: 'signatures', boxes })
  return { shop, title, number, at: paper.issued_at, language, parts }
}

function lineParts({ body, kind }: Paper, language: Language): PdfPart[] {
  const texts = paperTexts[language]
  const money = (usd: string) => formatUsd(language, usd)
  const hasPrices = body.with_prices && kind !== 'handover'
  const plainColumns = [
    { title: texts.reference, width: 0.2 },
    { title: texts.quantity, width: 0.1, isNumber: true },
  ]
  const prices = [
    { title: texts.price, width: 0.16, isNumber: true },
    { title: texts.sum, width: 0.16, isNumber: true },
  ]
  const columns = [{ title: texts.description, width: hasPrices ? 0.38 : 0.7 }, ...plainColumns, ...(hasPrices ? prices : [])]
  const rows = body.lines.map((line) => [
    { text: line.name, note: describePaperLine(language, line) },
    line.reference ?? '',
    String(line.quantity),
    ...(hasPrices ? [money(line.price_usd), money(line.sum_usd)] : []),
  ])
  const table: PdfPart = { kind: 'table', columns, rows }
  if (!hasPrices) return [table]
  const converted = describePaperRate(language, body, showsDue(kind, body))
  const totals = paperSums(language, kind, body).map(({ label, usd, isStrong }) => ({
    label,
    value: usd.startsWith('-') ? `−${money(usd.slice(1))}` : money(usd),
    isStrong,
  }))
  return [table, { kind: 'totals', rows: totals }, ...(converted ? [{ kind: 'text', text: converted, isQuiet: true } as const] : [])]
}
