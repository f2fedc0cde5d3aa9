import type { Email, EmailFooter, EmailPart } from '#server/domain/mail/email.ts'

/** The colors of the shop. They are repeated here because mail programs do not support CSS variables. */
const paper = '#faf8f4'
const ivory = '#f2eee6'
const hairline = '#e0d9cc'
const ink = '#16130f'
const stone = '#6b645a'
const serif = `font-family:'Noto Serif Display',Georgia,'Times New Roman',serif`
const sans = `font-family:Onest,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`

/**
 * Dark colors for mail programs with a dark mode, and less padding on phones. Mail programs that ignore these rules use the inline styles.
 */
const nightStyle = `@media (prefers-color-scheme:dark){
.page{background:#16130f!important}.sheet{background:#1f1b16!important;border-color:#3a342b!important}
.ink{color:#f2eee6!important}.stone{color:#b3aa9c!important}.line{border-color:#3a342b!important}.quote{background:#2a251f!important}
.button{background:#f2eee6!important;color:#16130f!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`

/**
 * Renders an email as HTML that looks the same in all mail programs: tables and inline styles, no scripts. Loads nothing from the server
 * except the pictures of pieces.
 */
export function emailHtml({ language, subject, preview, heading, parts }: Email, footer: EmailFooter): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title>
<style>${nightStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td align="center" class="ink" style="padding:0 0 24px;${serif};font-size:22px;letter-spacing:4px;color:${ink}">${escapeHtml(footer.shop.toUpperCase())}</td></tr>
<tr><td class="sheet pad" style="background:#ffffff;border:1px solid ${hairline};padding:40px 40px 32px">
<h1 class="ink" style="margin:0 0 20px;${serif};font-weight:400;font-size:28px;line-height:1.25;color:${ink}">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}
${contactHtml(footer)}</td></tr>
<tr><td align="center" class="stone pad" style="padding:24px 40px 0;${sans};font-size:13px;line-height:1.6;color:${stone}">${footerHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

function contactHtml({ contact }: EmailFooter): string {
  if (!contact) return ''
  const ways = contact.ways.map(
    ({ text, url }) =>
      `<a class="ink" href="${escapeHtml(url)}" style="color:${ink};white-space:nowrap;display:inline-block;padding:4px 20px 4px 0">${escapeHtml(text)}</a>`,
  )
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 0;border-top:1px solid ${ink}"><tr><td style="padding:16px 0 0;${sans};font-size:14px;line-height:1.6">
<span class="stone" style="font-size:12px;letter-spacing:1px;text-transform:uppercase;color:${stone}">${escapeHtml(contact.title)}</span><br>
<span class="ink" style="font-size:17px;line-height:1.8;color:${ink}">${escapeHtml(contact.name)}</span><br>
${ways.join(' ')}<br>
<span class="stone" style="font-size:13px;color:${stone}">${escapeHtml(contact.hours)}</span>
</td></tr></table>
`
}

const footerHtml = ({ seller, site, siteName, why }: EmailFooter): string =>
  [
    seller && escapeHtml(seller),
    `<a class="stone" href="${escapeHtml(site)}" style="color:${stone}">${escapeHtml(siteName)}</a>`,
    escapeHtml(why),
  ]
    .filter(Boolean)
    .join('<br>')

function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.text, ink, 'ink', 16)
    case 'link':
      return `<p style="margin:0 0 16px;${sans};font-size:14px;line-height:1.6"><a class="stone" href="${escapeHtml(part.url)}" style="color:${stone}">${escapeHtml(part.label)}</a></p>`
    case 'note':
      return paragraph(part.text, stone, 'stone', 14)
    case 'subheading':
      return `<h2 class="ink" style="margin:28px 0 12px;${serif};font-weight:400;font-size:20px;line-height:1.3;color:${ink}">${escapeHtml(part.text)}</h2>`
    case 'quote':
      return `<div class="quote ink" style="margin:0 0 20px;padding:16px 20px;background:${ivory};${sans};font-size:16px;line-height:1.6;color:${ink}">${withBreaks(part.text)}</div>`
    case 'code':
      return `<div class="quote ink" style="margin:0 0 20px;padding:20px;background:${ivory};${sans};font-size:30px;line-height:1.3;letter-spacing:8px;color:${ink}">${escapeHtml(part.text)}</div>`
    case 'steps':
      return table(part.steps.map(stepRow).join(''))
    case 'facts':
      return table(part.rows.map((row) => factRow(row)).join(''))
    case 'totals':
      return table(part.rows.map((row, at) => totalRow({ ...row, isSum: at === part.rows.length - 1 })).join(''))
    case 'pieces':
      return piecesTable(part.pieces.map(pieceRow).join(''))
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" style="background:${ink}"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 28px;${sans};font-size:15px;color:${paper};text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>`
  }
}

const paragraph = (text: string, color: string, name: string, size: number): string =>
  `<p class="${name}" style="margin:0 0 16px;${sans};font-size:${size}px;line-height:1.6;color:${color};word-break:break-word">${typeset(text)}</p>`

/** A table of pieces. It has no bottom border, because the table of totals below it has a top border. */
const piecesTable = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 0">${rows}</table>`

const table = (rows: string): string =>
  `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;border-bottom:1px solid ${hairline}">${rows}</table>`

const cell = `border-top:1px solid ${hairline};padding:12px 0;${sans};font-size:15px;line-height:1.5;vertical-align:top`

const stepRow = (step: string, at: number): string =>
  `<tr><td class="stone line" width="28" style="${cell};${serif};font-size:20px;line-height:1.15;color:${stone}">${at + 1}</td><td class="ink line" style="${cell};color:${ink}">${typeset(step)}</td></tr>`

const factRow = ({ label, value }: { label: string; value: string }): string =>
  `<tr><td class="stone line" width="38%" style="${cell};padding-right:16px;color:${stone}">${escapeHtml(label)}</td><td class="ink line" style="${cell};color:${ink};word-break:break-word">${withBreaks(value)}</td></tr>`

function totalRow({ label, value, isSum }: { label: string; value: string; isSum: boolean }): string {
  const weight = isSum ? 'font-weight:600' : 'font-weight:400'
  return `<tr><td class="${isSum ? 'ink' : 'stone'} line" style="${cell};${weight};color:${isSum ? ink : stone}">${escapeHtml(label)}</td><td class="ink line" align="right" style="${cell};${weight};color:${ink};white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

/** Renders a piece in a layout that is the same on phones and desktops: a large picture beside the name, note and price. */
function pieceRow({ name, note, price, url, photo }: Extract<EmailPart, { kind: 'pieces' }>['pieces'][number]): string {
  const link = (content: string) =>
    url ? `<a class="ink" href="${escapeHtml(url)}" style="color:${ink};text-decoration:none">${content}</a>` : content
  const lines = [
    `<span style="font-size:17px;line-height:1.35">${link(escapeHtml(name))}</span>`,
    note && `<span class="stone" style="font-size:13px;color:${stone}">${escapeHtml(note)}</span>`,
    price && `<span style="font-size:17px;line-height:2;white-space:nowrap">${escapeHtml(price)}</span>`,
  ]
  const picture = photo
    ? `<td class="line" width="140" style="${cell};padding:20px 20px 20px 0">${link(`<img src="${escapeHtml(photo)}" width="120" height="150" alt="" style="display:block;border:0;background:${ivory}">`)}</td>`
    : ''
  return `<tr>${picture}<td class="ink line"${picture ? '' : ' colspan="2"'} style="${cell};padding:20px 0;color:${ink}">${lines.filter(Boolean).join('<br>')}</td></tr>`
}

const typeset = (text: string): string =>
  withBreaks(text.replace(/(?<=(?:^|[\s(])[а-яё]{1,2}) (?=\S)/giu, '\u00A0').replace(/(?<=\d) (?=[a-zа-яё])/giu, '\u00A0'))

const withBreaks = (text: string): string => withWholePhones(escapeHtml(text)).replace(/\r?\n/g, '<br>')

const withWholePhones = (html: string): string => html.replace(/\+\d[\d ()\u00A0-]{7,20}\d/g, '<span style="white-space:nowrap">$&</span>')

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character)
}
