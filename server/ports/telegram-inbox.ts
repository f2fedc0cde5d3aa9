import { z } from 'zod'
import { DeliveryError } from '#server/context/delivery-error.ts'

/** Receives files through the bot and registers the bot's webhook. */
export type TelegramInbox = {
  /** Returns the bytes of a received file, or null if the file no longer exists or is larger than `bytesMax`. */
  readFile(id: string, bytesMax: number, signal: AbortSignal): Promise<Buffer | null>
  /** Registers the webhook for messages. Telegram sends `secret` in a header of each request to the webhook. */
  setWebhook(url: string, secret: string, signal: AbortSignal): Promise<void>
}

const timeoutMs = 20_000
const FileBody = z.object({ result: z.object({ file_path: z.string().regex(/^[\w./-]+$/), file_size: z.number().optional() }) })

/** Opens an inbox that uses the Bot API at `apiUrl`. */
export function botInbox(apiUrl: string, token: string): TelegramInbox {
  /** Calls the Bot API. Hides original errors, because they contain the URL, which contains the token. */
  const ask = async (path: string, signal: AbortSignal, body?: object): Promise<Response> => {
    const sent = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetch(`${apiUrl}${path}`, { ...sent, redirect: 'error', signal: limit }).catch((error: unknown) => {
      throw new DeliveryError(`Telegram cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    if (response.ok || response.status === 400 || response.status === 404) return response
    throw new DeliveryError(`Telegram answered ${response.status}`)
  }
  return {
    readFile: async (id, bytesMax, signal) => {
      const found = await ask(`/bot${token}/getFile`, signal, { file_id: id })
      const { data } = FileBody.safeParse(await found.json().catch(() => null))
      if (!data || data.result.file_path.includes('..') || (data.result.file_size ?? 0) > bytesMax) return null
      const file = await ask(`/file/bot${token}/${data.result.file_path}`, signal)
      return file.ok ? readUpTo(file, bytesMax) : null
    },
    setWebhook: async (url, secret, signal) => {
      const wanted = { url, secret_token: secret, allowed_updates: ['message', 'edited_message'], max_connections: 10 }
      const { status } = await ask(`/bot${token}/setWebhook`, signal, wanted)
      if (status !== 200) throw new DeliveryError(`Telegram answered ${status} to the address of the shop`)
    },
  }
}

/**
 * Returns the bytes of a body, or null if it is longer than `bytesMax`. Counts the bytes, because Content-Length may be missing or wrong.
 */
async function readUpTo({ body }: Response, bytesMax: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
