const address = /[^\s<>@:"]{1,64}@[^\s<>@:"]{1,190}\.[^\s<>@:"\]]{2,}/
const enclosedAddress = /[<[(](?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,190}[>\])]/
const time = /\b\d{1,2}:\d{2}\b|\b20\d{2}\b.{0,20}\b\d{1,2}\.\d{2}\b/
/** A header line of a quoted email: `From:`, `De :`, `*От:*`, `差出人:`. */
const headerLine = /^\s*\*?[\p{L}][\p{L} .-]{0,30}\*?\s?[:：]\*?\s*\S/u
const wrote = /\b(?:wrote|writes|schrieb|écrit|escribió|scritto)\s?:\s*$|(?:пишет|писал|писала|написал|написала|написал\(а\))\s?:\s*$/i
const originalDivider = /^\s*-{2,}\s*(?:Original Message|Исходное сообщение|Mensaje original|Message d.origine|Ursprüngliche Nachricht)/i
const forwardDivider = /^\s*-{2,}\s*(?:Forwarded message|Пересылаемое сообщение|Пересланное сообщение)|^Begin forwarded message/i
const lineDivider = /^\s*_{10,}\s*$/
const introMaxChars = 400

type Lines = readonly string[]
const isQuoted = (line: string): boolean => /^\s*>/.test(line)
const isBlank = (line: string): boolean => !line.trim()
const isOwn = (line: string): boolean => !isQuoted(line) && !isBlank(line)
const textOf = (lines: Lines): string => lines.join('\n').trim()

/**
 * Splits an email into the author's text and the quoted earlier emails. A line that introduces a quotation is recognized by an email
 * address, or by known phrases in several languages. Does not split an email that consists only of quotations, or that has replies between
 * quoted lines.
 */
export function splitQuoted(text: string): { body: string; quoted: string } {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const open = { body: textOf(lines), quoted: '' }
  const start = lines.findIndex((_, at) => isStart(lines, at))
  if (start < 0) return open
  const firstQuoted = lines.findIndex((line, at) => at >= start && isQuoted(line))
  const isMarked = firstQuoted >= 0 && !lines.slice(start + 3, firstQuoted).some(isOwn)
  // without quote marks, the quotation extends to the end
  if (!isMarked) return orOpen({ body: textOf(lines.slice(0, start)), quoted: textOf(lines.slice(start)) }, open)
  const lastQuoted = lines.findLastIndex(isQuoted)
  if (lines.slice(firstQuoted, lastQuoted).some(isOwn)) return open
  const own = [textOf(lines.slice(0, start)), textOf(lines.slice(lastQuoted + 1))].filter(Boolean)
  return orOpen({ body: own.join('\n\n'), quoted: textOf(lines.slice(start, lastQuoted + 1)) }, open)
}

const orOpen = (split: { body: string; quoted: string }, open: { body: string; quoted: string }) => (split.body ? split : open)

function isStart(lines: Lines, at: number): boolean {
  const line = lines[at] ?? ''
  if (isBlank(line) || line.length > introMaxChars) return false
  if (isQuoted(line)) return at === 0 || !isQuoted(lines[at - 1] ?? '') ? address.test(line) : false
  if (originalDivider.test(line)) return true
  if (lineDivider.test(line)) return isHeaderBlock(lines, nextFilled(lines, at + 1), true)
  const before = lines[lines.slice(Math.max(0, at - 3), at).findLastIndex((each) => !isBlank(each)) + Math.max(0, at - 3)] ?? ''
  if (at > 0 && forwardDivider.test(before)) return false
  return isHeaderBlock(lines, at, false) || isAttribution(lines, at)
}

const nextFilled = (lines: Lines, from: number): number => {
  for (let at = from; at < Math.min(lines.length, from + 4); at++) if (!isBlank(lines[at] ?? '')) return at
  return -1
}

function isHeaderBlock(lines: Lines, at: number, isDivided: boolean): boolean {
  const line = lines[at] ?? ''
  if (line.length > introMaxChars || !headerLine.test(line) || !address.test(line)) return false
  const next = lines.slice(at + 1, at + 7).filter((each) => !isBlank(each) && each.length <= introMaxChars)
  const others = next.slice(0, 3).filter((each) => headerLine.test(each))
  return isDivided ? others.length > 0 : others.length > 1 && others.slice(0, 2).some((each) => time.test(each))
}

/**
 * Whether the line at `at`, alone or with up to two lines after it, introduces a quotation: « On Saturday at 12:00 Vitrine <…> wrote: ».
 */
function isAttribution(lines: Lines, at: number): boolean {
  for (let count = 1; count <= 3; count++) {
    const taken = lines.slice(at, at + count)
    if (taken.some((line) => !isOwn(line))) return false
    const intro = taken.map((line) => line.trim()).join(' ')
    if (intro.length > introMaxChars) return false
    if (!/[:：]\s*$/.test(intro)) continue
    const isSigned = isQuoted(lines[nextFilled(lines, at + count)] ?? '')
    return isSigned ? address.test(intro) || wrote.test(intro) : enclosedAddress.test(intro) && time.test(intro)
  }
  return false
}
