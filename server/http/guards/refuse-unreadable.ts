import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#contract/errors.ts'
import { defaultLanguage } from '#contract/language.ts'
import { messages } from '#server/http/messages.ts'

/**
 * Responds to an unreadable HTTP request, in the default language, because the request's headers are unknown. Announces that the connection
 * closes, so that the client does not send its next request on it.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({ detail: messages[defaultLanguage][status === 431 ? 'too-large' : 'invalid'] } satisfies ErrorBody)
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
