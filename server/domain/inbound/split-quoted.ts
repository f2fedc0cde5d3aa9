/** Lines with which mail programs begin what an email repeats. */
const intros = [
  /^\s*(?:On|Am|Le)\b.{5,200}\b(?:wrote|schrieb|écrit)\s?:\s*$/i,
  /^.{0,200}\b(?:wrote|writes):\s*$/i,
  /^.{5,200}(?:пишет|писал|писала|написал|написала|написал\(а\))\s?:\s*$/i,
  /^.{0,60}\d{1,2}[.:]\d{2}.{0,120}<[^<>\s]{1,100}@[^<>\s]{1,100}>\s?:\s*$/,
]
const dividers = [
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|Исходное сообщение|Пересылаемое сообщение|Пересланное сообщение)/i,
  /^\s*_{10,}\s*$/,
]
const headerLine = /^\s*\*?(?:From|От|Отправитель)\s?:/i
const headerNext = /^\s*\*?(?:Sent|Date|To|Subject|Отправлено|Дата|Кому|Тема)\s?:/i
const introMaxChars = 400

const isQuoted = (line: string): boolean => /^\s*>/.test(line)
const isBlank = (line: string): boolean => !line.trim()

/**
 * Splits an email into what somebody wrote and what it repeats of the emails before. Answers between quoted lines stay together with them;
 * an email that only repeats is shown as it is.
 */
export function splitQuoted(text: string): { body: string; quoted: string } {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line))
  const start = lines.findIndex((line, at) => isIntro(lines, at) || (at > lastOwn && isQuoted(line)))
  const body = textOf(start < 0 ? lines : lines.slice(0, start))
  if (!body) return splitBelow(lines, start)
  const quoted = start < 0 ? [] : lines.slice(start)
  return { body, quoted: textOf(quoted) }
}

/** An answer below what it repeats. */
function splitBelow(lines: readonly string[], start: number): { body: string; quoted: string } {
  const lastQuoted = lines.findLastIndex(isQuoted)
  const body = textOf(lines.slice(lastQuoted + 1))
  const isOwnBetween = lines.slice(0, lastQuoted).some((line, at) => at > start + 1 && !isQuoted(line) && !isBlank(line))
  if (lastQuoted < 0 || !body || isOwnBetween) return { body: textOf(lines), quoted: '' }
  return { body, quoted: textOf(lines.slice(0, lastQuoted + 1)) }
}

const textOf = (lines: readonly string[]): string => lines.join('\n').trim()

/** An introduction may be broken over two lines. */
function isIntro(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  if (isQuoted(line) || isBlank(line) || line.length > introMaxChars) return false
  if ([...intros, ...dividers].some((intro) => intro.test(line))) return true
  if (headerLine.test(line)) return headerNext.test(lines.slice(at + 1, at + 4).find((each) => !isBlank(each)) ?? '')
  const both = `${line.trim()} ${next.trim()}`
  return /^\s*(?:On\b|\d)/.test(line) && /:\s*$/.test(next) && both.length < introMaxChars && intros.some((intro) => intro.test(both))
}
