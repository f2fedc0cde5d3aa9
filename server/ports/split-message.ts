/**
 * Splits a text into parts of at most `max` characters. Prefers to end a part after a paragraph, then after a line, as long as this
 * makes the part longer than half of `max`. Otherwise, ends the part between words. Breaks a word that is longer than a part.
 */
export function splitMessage(text: string, max: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > max) {
    const at = breakAt(rest.slice(0, max + 1), max)
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return [...parts, ...(rest ? [rest] : [])]
}

function breakAt(head: string, max: number): number {
  const paragraph = head.lastIndexOf('\n\n')
  if (paragraph > max / 2) return paragraph
  const line = head.lastIndexOf('\n')
  if (line > max / 2) return line
  const word = Math.max(line, head.lastIndexOf(' '))
  if (word > 0) return word
  return /[\uD800-\uDBFF]$/.test(head.slice(0, max)) ? max - 1 : max
}
