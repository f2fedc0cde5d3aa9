import type { Email, EmailFooter, EmailPart } from '#server/domain/mail/email.ts'

/** Renders an email as plain text, for mail programs without HTML. */
export function emailText({ heading, parts }: Email, footer: EmailFooter): string {
  const ending = ['--', footer.seller, footer.site, footer.why].filter(Boolean).join('\n')
  return [heading, ...parts.map(partText), ...contactText(footer), ending].join('\n\n').replace(/(?<![ \t])[ \t]+$/gm, '')
}

function contactText({ contact }: EmailFooter): string[] {
  if (!contact) return []
  const ways = contact.ways.map(({ text, url }) => (/^(tel|mailto):/.test(url) ? text : `${text}: ${url}`))
  return [[contact.title.toUpperCase(), contact.name, ...ways, contact.hours].join('\n')]
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'code':
    case 'note':
      return part.text
    case 'subheading':
      return part.text.toUpperCase()
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'steps':
      return part.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')
    case 'facts':
    case 'totals':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'pieces':
      return part.pieces
        .map(({ name, note, price, url }) => [[name, price].filter(Boolean).join(' — '), note, url].filter(Boolean).join('\n'))
        .join('\n\n')
    case 'button':
    case 'link':
      return `${part.label}: ${part.url}`
  }
}
