import type { Letter, LetterFooter, LetterPart } from '#server/domain/mail/letter.ts'

/** A letter as plain text, for those who read it so. */
export function letterText({ heading, parts }: Letter, footer: LetterFooter): string {
  const ending = `--\n${footer.contacts}\n${footer.site}\n${footer.why}`
  return [heading, ...parts.map(partText), ending].join('\n\n').replace(/[ \t]+$/gm, '')
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text
    case 'subheading':
      return part.text.toUpperCase()
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'facts':
    case 'totals':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'pieces':
      return part.pieces.map(({ name, note, price, url }) => [`${name} — ${price}`, note, url].filter(Boolean).join('\n')).join('\n\n')
    case 'button':
      return `${part.label}: ${part.url}`
  }
}
