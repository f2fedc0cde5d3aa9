import { openPdf } from '#server/ports/open-pdf.ts'
import { drawLine, type TextStyle, wrapText } from '#server/ports/pdf-text.ts'

/** Labels of pieces, one on each page of 58 by 40 mm. `qr_path`: a QR code as SVG path data, `qr_size` units wide. */
export type PdfLabels = {
  title: string
  at: Date
  language: 'ru' | 'en'
  labels: readonly {
    number: string
    brand: string
    model: string
    reference: string
    traits: readonly string[]
    qr_path: string
    qr_size: number
  }[]
}

const mm = 72 / 25.4
const [width, height, code, margin] = [58 * mm, 40 * mm, 26 * mm, 2.5 * mm]
const left = margin + code + 3 * mm
const room = width - left - margin
const lineHeight = 1.25
const paragraphGap = 1.5

const styles = {
  brand: { size: 8, weight: 'medium', color: '#000' },
  plain: { size: 8, color: '#000' },
  small: { size: 7, color: '#000' },
} as const satisfies Record<string, TextStyle>

/** Font sizes of the number. The largest size that fits on one line is used, because a number must not be cut. */
const numberSizes = [13, 10, 8, 6]

/** Draws labels as a PDF for a label printer. Texts that are too long are cut with an ellipsis. */
export async function drawLabels({ title, at, language, labels }: PdfLabels): Promise<Buffer> {
  const { doc, finish } = await openPdf({
    size: [width, height],
    autoFirstPage: false,
    info: { Title: title, CreationDate: at, ModDate: at },
    lang: language,
  })
  for (const { number, brand, model, reference, traits, qr_path: path, qr_size: codeSize } of labels) {
    doc.addPage()
    doc
      .save()
      .translate(margin, (height - code) / 2)
      .scale(code / codeSize)
      .path(path)
      .fill('#000')
      .restore()
    const size = numberSizes.find((tried) => wrapText(doc, number, { ...styles.brand, size: tried }, room).length === 1) ?? 6
    const paragraphs = [
      { text: number, style: { ...styles.brand, size }, linesMax: 1 },
      { text: brand, style: styles.brand, linesMax: 2 },
      { text: model, style: styles.plain, linesMax: 2 },
      { text: reference, style: styles.plain, linesMax: 1 },
      ...traits.map((text) => ({ text, style: styles.small, linesMax: 2 })),
    ]
      .filter(({ text }) => text)
      .map(({ text, style, linesMax }) => ({ style, lines: cutLines(wrapText(doc, text, style, room), linesMax) }))
    const total = paragraphs.reduce((sum, { style, lines }) => sum + lines.length * style.size * lineHeight + paragraphGap, -paragraphGap)
    let y = Math.max(0, (height - total) / 2)
    for (const { style, lines } of paragraphs) {
      for (const line of lines) {
        drawLine(doc, line, style, { x: left, y })
        y += style.size * lineHeight
      }
      y += paragraphGap
    }
  }
  return finish()
}

function cutLines(lines: readonly string[], max: number): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max - 1), `${(lines[max - 1] ?? '').slice(0, -1)}…`]
}
