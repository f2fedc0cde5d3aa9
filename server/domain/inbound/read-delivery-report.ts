import type { Email } from 'postal-mime'

/**
 * A delivery report. `status`: the status code. `messageIds`: texts that may contain the id of the returned email. `isFailed`: false for a
 * delay.
 */
export type DeliveryReport = { isFailed: boolean; recipient: string; status: string; messageIds: string[] }

const partMax = 100_000

/** Parses a delivery report (RFC 3464 or older formats). Null for any other email. */
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
  const diagnostics = `${field('diagnostic-code')} ${text ?? ''}`
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0] ?? /\b5\.\d{1,3}\.\d{1,3}\b|\b5\d\d\b/.exec(diagnostics)?.[0] ?? ''
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
    // older servers include the returned email in the text
    messageIds: [...returned.map((part) => part.text), status ? '' : (text ?? '')].map((each) => each.slice(0, partMax)).filter(Boolean),
  }
}

const partText = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content.slice(0, partMax) : Buffer.from(new Uint8Array(content).subarray(0, partMax)).toString('utf8')
