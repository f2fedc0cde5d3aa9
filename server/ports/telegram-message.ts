import { z } from 'zod'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** Sends messages to a chat of Telegram. Plain text; a text above Telegram's limit is cut. */
export type TelegramTransport = {
  /** Who takes the messages: the bot, or a folder. */
  name: 'bot' | 'outbox'
  send(chat: string, text: string, signal?: AbortSignal): Promise<void>
}

const textMax = 4096
const timeoutMs = 10_000

const BotErrorBody = z.object({
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().positive().optional() }).optional(),
})

/** Messages by the Bot API at `apiUrl`, such as https://api.telegram.org. */
export function botTransport(apiUrl: string, token: string): TelegramTransport {
  return {
    name: 'bot',
    send: async (chat, text, signal) => {
      const limit = AbortSignal.timeout(timeoutMs)
      const response = await fetch(`${apiUrl}/bot${token}/sendMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: chat, text: truncate(text), link_preview_options: { is_disabled: true } }),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }).catch(throwUnreachable)
      if (response.status !== 200) throw await toDeliveryError(response)
      await response.body?.cancel()
    },
  }
}

/** Messages without a transport: they go to the outbox. */
export function outboxTelegramTransport(outbox: Pick<Outbox, 'write'>): TelegramTransport {
  return { name: 'outbox', send: (chat, text) => outbox.write({ kind: 'telegram', to: chat, text: truncate(text) }) }
}

/** The URL holds the token, so only the kind of the original error is passed on. */
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

/** « Forbidden: bot was blocked by the user »; the text after these words may repeat the message, which names people. */
function safeDescription(description = ''): string {
  return /^[A-Za-z ]{1,60}(: [a-z' ]{1,80})?/.exec(description)?.[0].trim() ?? ''
}

/** Cut between characters, never within one. */
function truncate(text: string): string {
  if (text.length <= textMax) return text
  return `${text.slice(0, textMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
