import { z } from 'zod'
import { Undelivered } from '#server/context/undelivered.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** Who carries messages to a chat of Telegram. Plain text; what is longer than a message may be is cut. */
export type TelegramCarrier = { send(chat: string, text: string, signal?: AbortSignal): Promise<void> }

const textMax = 4096
const patienceMs = 10_000

const Refusal = z.object({
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().positive().optional() }).optional(),
})

/** Messages by the Bot API at `apiUrl`, such as https://api.telegram.org. */
export function botCarrier(apiUrl: string, token: string): TelegramCarrier {
  return {
    send: async (chat, text, signal) => {
      const limit = AbortSignal.timeout(patienceMs)
      const answer = await fetch(`${apiUrl}/bot${token}/sendMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: chat, text: cut(text), link_preview_options: { is_disabled: true } }),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }).catch(unreached)
      if (answer.status !== 200) throw await refused(answer)
      await answer.body?.cancel()
    },
  }
}

/** Messages that nobody carries: they lie in the outbox. */
export function outboxTelegram(outbox: Pick<Outbox, 'write'>): TelegramCarrier {
  return { send: (chat, text) => outbox.write({ kind: 'telegram', to: chat, text: cut(text) }) }
}

/** The address holds the token, so nothing of the first error is passed on but its kind. */
function unreached(error: unknown): never {
  throw new Undelivered(`Telegram cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
}

async function refused(answer: Response): Promise<Undelivered> {
  const body: unknown = await answer.json().catch(() => ({}))
  const { data } = Refusal.safeParse(body)
  const retryAfterS = data?.parameters?.retry_after
  return new Undelivered(`Telegram answered ${answer.status}: ${data?.description ?? ''}`, retryAfterS ? { retryAfterS } : {})
}

/** Cut between signs, never within one. */
function cut(text: string): string {
  if (text.length <= textMax) return text
  return `${text.slice(0, textMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
