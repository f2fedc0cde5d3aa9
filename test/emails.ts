import { randomUUID } from 'node:crypto'

type File = { name: string; type: string; bytes: Buffer; contentId?: string }
export type EmailParts = {
  from?: string
  to?: string
  subject?: string
  text?: string
  html?: string
  messageId?: string
  references?: string
  headers?: string[]
  files?: File[]
}

const encodeBytes = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n')

export function emailOf(parts: EmailParts): string {
  const {
    from = 'vera@example.com',
    to = 'answers@shop.example',
    subject = 'Re: Our reply',
    text,
    html = '',
    files = [],
    headers = [],
  } = parts
  const { messageId = `${randomUUID()}@mail.example`, references } = parts
  const content = text === undefined ? `text/html; charset=utf-8` : `text/plain; charset=utf-8`
  const blocks = [
    [`Content-Type: ${content}`, 'Content-Transfer-Encoding: base64', '', encodeBytes(text ?? html)],
    ...files.map(({ name, type, bytes, contentId }) => [
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: ${contentId ? 'inline' : 'attachment'}; filename="${name}"`,
      ...(contentId ? [`Content-ID: <${contentId}>`] : []),
      '',
      encodeBytes(bytes),
    ]),
  ]
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Message-ID: <${messageId}>`,
    ...(references ? [`In-Reply-To: ${references.split(' ').at(-1)}`, `References: ${references}`] : []),
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="part"',
    '',
    ...blocks.flatMap((lines) => ['--part', ...lines]),
    '--part--',
    '',
  ].join('\r\n')
}
