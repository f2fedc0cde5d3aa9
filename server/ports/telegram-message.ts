import { z } from 'zod'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'
import { splitMessage } from '#server/ports/split-message.ts'

/** The number of parts already sent. `note` stores this number after each part. */
type MessageProgress = { sent: number; note: (sent: number) => Promise<void> }

/**
 * Sends plain text to a Telegram chat. Splits texts above Telegram's limit into parts. Throws `DeliveryError` if Telegram refuses a part.
 * The error is final if the chat is gone or has blocked the bot. With `progress`, a retry begins with the part that failed.
 */
export type TelegramTransport = {
  /** `outbox` writes messages to the outbox folder instead of sending them. */
  name: 'bot' | 'outbox'
  send(chat: string, text: string, signal?: AbortSignal, progress?: MessageProgress): Promise<void>
}

const textMax = 4096
const timeoutMs = 10_000

const BotErrorBody = z.object({
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().positive().optional() }).optional(),
})

/** Sends through the Telegram Bot API at `apiUrl`, such as https://api.telegram.org. */
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

/** Throws an error that contains only the name of the original error, because the URL in the original message contains the token. */
function throwUnreachable(error: unknown): never {
  throw new DeliveryError(`Telegram cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
}

/** Telegram's descriptions of a chat that blocked the bot, was deleted or is unknown. Errors of a proxy do not match. */
const isAboutChat = /^Forbidden: |chat not found/

async function toDeliveryError(response: Response): Promise<DeliveryError> {
  const body: unknown = await response.json().catch(() => ({}))
  const { data } = BotErrorBody.safeParse(body)
  const description = data?.description ?? ''
  return new DeliveryError(`Telegram answered ${response.status}: ${safeDescription(description)}`, {
    retryAfterS: data?.parameters?.retry_after,
    isFinal: [400, 403].includes(response.status) && isAboutChat.test(description),
  })
}

/**
 * Keeps only Telegram's fixed phrases, such as «Forbidden: bot was blocked by the user». The rest of a description may quote the message
 * and thus contain names.
 */
function safeDescription(description: string): string {
  return /^[A-Za-z ]{1,60}(: [a-z' ]{1,80})?/.exec(description)?.[0].trim() ?? ''
}
