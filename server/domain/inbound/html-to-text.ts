import { convert, type FormatCallback } from 'html-to-text'

const htmlMax = 500_000
const opened = /^(?:https?|mailto|tel):/i

/** Adds a space after each table cell, so that the words of adjacent cells stay separate. */
const formatCell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(' ')
}

const formatLink: FormatCallback = (element, walk, builder) => {
  const address = String(element.attribs?.['href'] ?? '').trim()
  const text = convertText(element)
  walk(element.children, builder)
  if (!opened.test(address) || text.includes(address.replace(/^(?:mailto|tel):/i, ''))) return
  builder.addInline(text ? ` (${address})` : address, { noWordTransform: true })
}

type Element = Parameters<FormatCallback>[0]
const convertText = (element: Element): string =>
  element.type === 'text' ? String(element.data) : (element.children ?? []).map(convertText).join('')

const skipped = ['img', 'script', 'style', 'head', 'title', 'svg', 'template', 'noscript']
const block = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

/**
 * Converts the HTML of an email to plain text, without loading or running anything. Quoted lines begin with `>`, as in plain-text emails.
 */
export function htmlToText(html: string): string {
  return convert(html.slice(0, htmlMax), {
    wordwrap: false,
    formatters: { cell: formatCell, namedLink: formatLink },
    limits: { maxInputLength: htmlMax, maxDepth: 100 },
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', format: 'namedLink' },
      { selector: 'td', format: 'cell' },
      { selector: 'th', format: 'cell' },
      { selector: 'tr', format: 'block', options: block },
      { selector: 'p', options: block },
      { selector: 'table', options: block },
      { selector: 'ul', options: { itemPrefix: '• ', ...block } },
      { selector: 'ol', options: block },
      ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false, ...block } })),
      { selector: 'blockquote', options: { trimEmptyLines: true, ...block } },
    ],
  })
    .replaceAll(/[\0\u00A0\uFFFD]/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}
