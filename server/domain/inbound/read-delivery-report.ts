import type { Email } from 'postal-mime'

/** An email that was not delivered: to whom, the server's code, and what it says of the email by its id. */
export type DeliveryReport = { isFailed: boolean; recipient: string; status: string; messageIds: string[] }

const partMax = 100_000

/** A report of a mail server (RFC 3464), or as older ones write them; null where an email is none. One that only says it is late is not failed. */
export function readDeliveryReport({ headers, attachments, from, text }: Email): DeliveryReport | null {
  const of = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? ''
  const parts = attachments.map(({ mimeType, content }) => ({ mimeType, text: partText(content) }))
  const status = parts
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map((part) => part.text)
    .join('\n')
  const failedRecipients = of('x-failed-recipients')
  const isFromServer = /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '') && /^<?>?$/.test(of('return-path'))
  if (!status && !failedRecipients && !isFromServer) return null
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(status)?.[1]?.trim() ?? ''
  const told = `${field('diagnostic-code')} ${text ?? ''}`
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0] ?? /\b5\.\d{1,3}\.\d{1,3}\b|\b5\d\d\b/.exec(told)?.[0] ?? ''
  const returned = parts.filter(({ mimeType }) => /^(?:text\/rfc822-headers|message\/rfc822|message\/global)/.test(mimeType))
  return {
    isFailed: status ? /^failed\b/i.test(field('action')) : failedRecipients !== '' || code.startsWith('5'),
    recipient: (
      field('final-recipient')
        .replace(/^[^;]*;/, '')
        .trim() || failedRecipients
    )
      .replaceAll(/[<>]/g, '')
      .toLowerCase()
      .slice(0, 254),
    status: code,
    // older servers put the whole email into their text
    messageIds: [...returned.map((part) => part.text), status ? '' : (text ?? '')].map((each) => each.slice(0, partMax)).filter(Boolean),
  }
}

const partText = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content.slice(0, partMax) : Buffer.from(new Uint8Array(content).subarray(0, partMax)).toString('utf8')
