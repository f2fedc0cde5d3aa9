import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findScript, replaceShapeless, type Script } from '#server/ports/pdf-shapes.ts'

type Weight = 'regular' | 'medium'
export type TextStyle = { size: number; weight?: Weight; color?: string }
type Doc = PDFKit.PDFDocument

const folder = join(import.meta.dirname, 'fonts')
const weights: readonly Weight[] = ['regular', 'medium']
const scripts: readonly Script[] = ['latin', 'latin-ext', 'cyrillic']
const fontName = (weight: Weight, script: Script) => `onest-${weight}-${script}`

/** Registers the fonts of PDFs. Only the glyphs in use are embedded. */
export async function registerFonts(doc: Doc): Promise<void> {
  for (const weight of weights)
    for (const script of scripts)
      doc.registerFont(fontName(weight, script), await readFile(join(folder, `${fontName(weight, script)}.ttf`)))
}

function splitScripts(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = []
  for (const char of text) {
    const last = runs.at(-1)
    const script = char === ' ' || char === '\u00A0' ? (last?.script ?? 'latin') : (findScript(char) ?? 'latin')
    if (last?.script === script) last.text += char
    else runs.push({ text: char, script })
  }
  return runs
}

function widthOf(doc: Doc, text: string, { size, weight = 'regular' }: TextStyle): number {
  return splitScripts(replaceShapeless(text)).reduce(
    (sum, run) => sum + doc.font(fontName(weight, run.script)).fontSize(size).widthOfString(run.text),
    0,
  )
}

/** Wraps a text to `width`. Breaks words that are longer than a line. */
export function wrapText(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of replaceShapeless(text).split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(doc, longer, style) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const char of word) {
      if (line && widthOf(doc, line + char, style) > width) {
        lines.push(line)
        line = ''
      }
      line += char
    }
  }
  return [...lines, line]
}

/** Draws one line of text. The line begins at `x`, or ends at `x` if `endsAt` is set. */
export function drawLine(doc: Doc, text: string, style: TextStyle, at: { x: number; y: number; endsAt?: boolean }): void {
  let x = at.endsAt ? at.x - widthOf(doc, text, style) : at.x
  for (const run of splitScripts(replaceShapeless(text))) {
    doc
      .font(fontName(style.weight ?? 'regular', run.script))
      .fontSize(style.size)
      .fillColor(style.color ?? '#1c1a17')
      .text(run.text, x, at.y, { lineBreak: false })
    x += doc.widthOfString(run.text)
  }
}
