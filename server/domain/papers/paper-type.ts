import type { PaperType } from '#contract/staff/papers.ts'

const endings: Record<PaperType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Detects the type of a file from its first bytes. Null if the type is not accepted. */
export function detectPaperType(bytes: Buffer): PaperType | null {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (begins('%PDF-')) return 'application/pdf'
  if (begins('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (begins('\u0089PNG\r\n\u001A\n')) return 'image/png'
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null
}

/** Returns a safe file name. Its extension matches the detected type, because computers choose a program by the extension. */
export function nameOfPaper(fileName: string, type: PaperType): string {
  const plain = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, '')
    .trim()
  const stem = plain.replace(/\.[^.]*$/, '').slice(0, 100) || 'paper'
  return `${stem}.${endings[type]}`
}

/** Returns the file name of a document in the store. The name derives from the digest of the content, so equal files are stored once. */
export const storedPaperName = (sha256: string, type: PaperType): string => `paper-${sha256}.${endings[type]}`
