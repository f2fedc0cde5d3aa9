import { openPdf } from '#server/ports/open-pdf.ts'
import { drawLine, type TextStyle, wrapText } from '#server/ports/pdf-text.ts'

type Cell = string | { text: string; note: string }
/** A block of a sheet. Blocks are stacked vertically. */
export type PdfPart =
  | { kind: 'title'; text: string; lines: readonly string[] }
  /** Columns stand side by side. The first line of each column is emphasized. */
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
  /** `width` is a fraction of the sheet's width. The widths of all columns add up to 1. Numbers are right-aligned. */
  | { kind: 'table'; columns: readonly { title: string; width: number; isNumber?: boolean }[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'totals'; rows: readonly { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'signatures'; boxes: readonly { label: string; name: string; below: string }[] }

/** An A4 sheet headed by the shop's name. `number` is printed in the footer of every page. */
export type PdfSheet = { shop: string; title: string; number: string; at: Date; language: 'ru' | 'en'; parts: readonly PdfPart[] }

const margin = 56
const [pageWidth, pageHeight] = [595.28, 841.89]
const right = pageWidth - margin
const inner = right - margin
const bottom = pageHeight - margin - 20
const [quiet, hairline, ink] = ['#6f6a61', '#d9d4ca', '#1c1a17']
const body: TextStyle = { size: 9.5 }
const strong: TextStyle = { size: 9.5, weight: 'medium' }
const small: TextStyle = { size: 8, color: quiet }
const lineGap = 1.45

/** Draws a sheet as a PDF with searchable text. */
export async function drawPdf(sheet: PdfSheet): Promise<Buffer> {
  const info = { Title: sheet.title, Author: sheet.shop, CreationDate: sheet.at, ModDate: sheet.at }
  const { doc, finish } = await openPdf({ size: 'A4', info, lang: sheet.language, bufferPages: true })
  const draw = openPen(doc)
  drawLine(doc, sheet.shop.toUpperCase().split('').join('\u00A0'), { size: 13, weight: 'medium' }, { x: margin, y: margin })
  draw.y = margin + 46
  for (const part of sheet.parts) drawPart(draw, part)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    drawLine(doc, sheet.number, small, { x: margin, y: pageHeight - margin })
    if (count > 1) drawLine(doc, `${page + 1} / ${count}`, small, { x: right, y: pageHeight - margin, endsAt: true })
  }
  return finish()
}

type Pen = ReturnType<typeof openPen>
function openPen(doc: PDFKit.PDFDocument) {
  const pen = {
    y: margin,
    room: (height: number) => {
      if (pen.y + height <= bottom) return
      doc.addPage()
      pen.y = margin
    },
    wrap: (text: string, style: TextStyle, width: number) => wrapText(doc, text, style, width),
    line: (text: string, style: TextStyle, at: { x: number; y: number; endsAt?: boolean }) => drawLine(doc, text, style, at),
    rule: (color: string, from = margin, to = right) =>
      void doc.moveTo(from, pen.y).lineTo(to, pen.y).lineWidth(0.6).strokeColor(color).stroke(),
    /** Draws a paragraph. Returns the vertical position of its bottom. */
    paragraph: (text: string, style: TextStyle, { x, y, width }: { x: number; y: number; width: number }): number => {
      const lines = wrapText(doc, text, style, width)
      for (const [at, line] of lines.entries()) drawLine(doc, line, style, { x, y: y + at * style.size * lineGap })
      return y + lines.length * style.size * lineGap
    },
  }
  return pen
}

function drawPart(pen: Pen, part: PdfPart): void {
  switch (part.kind) {
    case 'title':
      pen.y = pen.paragraph(part.text, { size: 17, weight: 'medium' }, { x: margin, y: pen.y, width: inner }) + 4
      for (const line of part.lines) pen.y = pen.paragraph(line, { ...body, color: quiet }, { x: margin, y: pen.y, width: inner })
      pen.y += 18
      break
    case 'columns':
      drawColumns(pen, part.columns)
      break
    case 'table':
      drawTable(pen, part)
      break
    case 'totals':
      for (const { label, value, isStrong } of part.rows) {
        pen.room(16)
        pen.line(label, isStrong ? strong : { ...body, color: quiet }, { x: right - 110, y: pen.y, endsAt: true })
        pen.line(value, isStrong ? strong : body, { x: right, y: pen.y, endsAt: true })
        pen.y += 16
      }
      pen.y += 14
      break
    case 'text':
      pen.room(pen.wrap(part.text, body, inner).length * body.size * lineGap)
      pen.y = pen.paragraph(part.text, part.isQuiet ? small : body, { x: margin, y: pen.y, width: inner }) + 18
      break
    case 'signatures':
      drawSignatures(pen, part.boxes)
  }
}

function drawColumns(pen: Pen, columns: readonly { title: string; lines: readonly string[] }[]): void {
  const width = (inner - 24) / columns.length
  const style = (row: number) => (row ? body : strong)
  const counts = columns.map(({ lines }) => lines.flatMap((line, row) => pen.wrap(line, style(row), width)).length)
  pen.room(14 + Math.max(...counts) * body.size * lineGap)
  const ends = columns.map(({ title, lines }, at) => {
    const x = margin + at * (width + 24)
    pen.line(title, small, { x, y: pen.y })
    return lines.reduce((y, line, row) => pen.paragraph(line, style(row), { x, y, width }), pen.y + 14)
  })
  pen.y = Math.max(...ends) + 22
}

function drawTable(pen: Pen, { columns, rows }: Extract<PdfPart, { kind: 'table' }>): void {
  const lefts = columns.map((_, at) => margin + columns.slice(0, at).reduce((sum, { width }) => sum + width * inner, 0))
  const place = (at: number) => {
    const [left = margin, column] = [lefts[at], columns[at]]
    return column?.isNumber ? { x: left + column.width * inner, endsAt: true } : { x: left }
  }
  for (const [at, { title }] of columns.entries()) pen.line(title, small, { ...place(at), y: pen.y })
  pen.y += 15
  pen.rule(ink)
  for (const row of rows) {
    const cells = row.map((cell, at) => {
      const { text, note } = typeof cell === 'string' ? { text: cell, note: '' } : cell
      const width = (columns[at]?.width ?? 0) * inner - 10
      const lines = pen.wrap(text, body, width).map((line) => ({ line, style: body }))
      return note ? [...lines, ...pen.wrap(note, small, width).map((line) => ({ line, style: small }))] : lines
    })
    const height = Math.max(...cells.map((lines) => lines.length)) * body.size * lineGap + 12
    pen.room(height)
    for (const [at, lines] of cells.entries())
      for (const [step, { line, style }] of lines.entries()) {
        pen.line(line, style, { ...place(at), y: pen.y + 7 + step * body.size * lineGap })
      }
    pen.y += height
    pen.rule(hairline)
  }
  pen.y += 12
}

function drawSignatures(pen: Pen, boxes: readonly { label: string; name: string; below: string }[]): void {
  pen.room(70)
  const width = (inner - 40) / boxes.length
  const start = pen.y
  for (const [at, { label, name, below }] of boxes.entries()) {
    const x = margin + at * (width + 40)
    pen.paragraph(name ? `${label}: ${name}` : label, body, { x, y: start, width })
    pen.y = start + 52
    pen.rule(ink, x, x + width)
    pen.line(below, small, { x, y: start + 56 })
  }
  pen.y = start + 76
}
