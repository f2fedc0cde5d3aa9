/**
 * Replaces each `{{name}}` in a sentence with its value, or with an empty text if the value is unknown. Avoids regular expressions, because
 * a page fills hundreds of templates.
 */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  let text = ''
  let from = 0
  for (let at = sentence.indexOf('{{'); at >= 0; at = sentence.indexOf('{{', from)) {
    const end = sentence.indexOf('}}', at)
    if (end < 0) break
    const name = sentence.slice(at + 2, end)
    text += sentence.slice(from, at) + (Object.hasOwn(values, name) ? String(values[name] ?? '') : '')
    from = end + 2
  }
  return text + sentence.slice(from)
}
