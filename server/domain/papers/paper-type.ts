import type { PaperType } from '#contract/staff/papers.ts'

const endings: Record<PaperType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** What a file is by its first bytes, whatever its name says; null where it is none of the papers that are taken. */
export function detectPaperType(bytes: Buffer): PaperType | null {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (begins('%PDF-')) return 'application/pdf'
  if (begins('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (begins('\u0089PNG\r\n\u001A\n')) return 'image/png'
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null
}

/** A name for the paper that ends as its type does: what opens it goes by that. */
export function nameOfPaper(fileName: string, type: PaperType): string {
  const plain = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, '')
    .trim()
  const stem = plain.replace(/\.[^.]*$/, '').slice(0, 100) || 'paper'
  return `${stem}.${endings[type]}`
}

/** The file of a paper in the store: the same bytes have the same. */
export const storedPaperName = (sha256: string, type: PaperType): string => `paper-${sha256}.${endings[type]}`
