/** Puts the values where `{{name}}` stands in a sentence; a page fills hundreds, so no regular expression reads them. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  let text = ''
  let from = 0
  for (let at = sentence.indexOf('{{'); at >= 0; at = sentence.indexOf('{{', from)) {
    const end = sentence.indexOf('}}', at)
    text += sentence.slice(from, at) + String(values[sentence.slice(at + 2, end)] ?? '')
    from = end + 2
  }
  return text + sentence.slice(from)
}
