const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
}
/** An email with more HTML than that has no more to say. */
const htmlMax = 500_000
const [quoteBegins, quoteEnds] = ['\uE000', '\uE001']

/** The text of an email's HTML: nothing of it is loaded, run or shown as HTML. What it quotes begins with `>`, as in plain emails. */
export function htmlToText(html: string): string {
  const text = html
    .slice(0, htmlMax)
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|head|title|svg|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<blockquote\b[^<>]*>/gi, `\n${quoteBegins}`)
    .replaceAll(/<\/blockquote\s*>/gi, `${quoteEnds}\n`)
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,10}));/gi, decodeEntity)
  return quoteLines(text.split('\n'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function quoteLines(lines: readonly string[]): string[] {
  let depth = 0
  const shown = lines.map((line) => {
    depth += line.split(quoteBegins).length - 1
    const text = line.replaceAll(/[\uE000\uE001]/g, '').trim()
    const quoted = depth > 0 ? `> ${text}`.trim() : text
    depth = Math.max(0, depth - (line.split(quoteEnds).length - 1))
    return quoted
  })
  return shown.slice(0, shown.findLastIndex((line) => line !== '>' && line !== '') + 1)
}

function decodeEntity(whole: string, decimal: string | undefined, hex: string | undefined, name: string | undefined): string {
  if (name) return entities[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  const isSurrogate = code >= 0xd8_00 && code <= 0xdf_ff
  return code >= 32 && code <= 0x10_ff_ff && !isSurrogate ? String.fromCodePoint(code) : ' '
}
