import { z } from 'zod'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'
import { splitMessage } from '#server/ports/split-message.ts'

/** The number of parts already sent, and a function to store it after each part. */
type MessageProgress = { sent: number; note: (sent: number) => Promise<void> }

/**
 * Sends plain text to a Telegram chat; a text above Telegram's limit is sent in parts. Throws `DeliveryError` if a part is refused; with
 * `progress`, a retry continues with that part.
 */
export type TelegramTransport = {
  /** `outbox`: messages are only written to the outbox folder. */
  name: 'bot' | 'outbox'
  send(chat: string, text: string, signal?: AbortSignal, progress?: MessageProgress): Promise<void>
}

const textMax = 4096
const timeoutMs = 10_000

const BotErrorBody = z.object({
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().positive().optional() }).optional(),
})

/** Sends through the Bot API at `apiUrl`, such as https://api.telegram.org. */
export function botTransport(apiUrl: string, token: string): TelegramTransport {
  const sendPart = async (chat: string, text: string, signal?: AbortSignal) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${apiUrl}/bot${token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chat, text, link_preview_options: { is_disabled: true } }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch(throwUnreachable)
    if (response.status !== 200) throw await toDeliveryError(response)
    await response.body?.cancel()
  }
  return {
    name: 'bot',
    send: async (chat, text, signal, progress) => {
      for (const [at, part] of splitMessage(text, textMax).entries()) {
        if (at < (progress?.sent ?? 0)) continue
        await sendPart(chat, part, signal)
        await progress?.note(at + 1)
      }
    },
  }
}

/** Writes messages to the outbox. */
export function outboxTelegramTransport(outbox: Pick<Outbox, 'write'>): TelegramTransport {
  return { name: 'outbox', send: (chat, text) => outbox.write({ kind: 'telegram', to: chat, text }) }
}

/**
 * Throws the error of a failed connection. The URL contains the token, so only the name of the original error is passed
 * on.
 */
function throwUnreachable(error: unknown): never {
  throw new DeliveryError(`Telegram cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
}

async function toDeliveryError(response: Response): Promise<DeliveryError> {
  const body: unknown = await response.json().catch(() => ({}))
  const { data } = BotErrorBody.safeParse(body)
  const retryAfterS = data?.parameters?.retry_after
  return new DeliveryError(
    `Telegram answered ${response.status}: ${safeDescription(data?.description)}`,
    retryAfterS ? { retryAfterS } : {},
  )
}

/** Keeps the fixed words, such as «Forbidden: bot was blocked by the user»; the rest may repeat the message, which may contain names. */
function safeDescription(description = ''): string {
  return /^[A-Za-z ]{1,60}(: [a-z' ]{1,80})?/.exec(description)?.[0].trim() ?? ''
}
