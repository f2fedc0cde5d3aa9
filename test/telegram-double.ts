import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export type TelegramDouble = Awaited<ReturnType<typeof openTelegramDouble>>
type PlannedResponse = { status: number; body: object }

/**
 * Opens a local stand-in for the Bot API. It stores messages and serves `files` by id. While `isAway` is true, it responds with a 502.
 * Otherwise it first responds with the entries of `refusals`, one per request. When no entries are left, it accepts requests.
 */
export async function openTelegramDouble(token: string) {
  const messages: { chat_id: string; text: string }[] = []
  const refusals: PlannedResponse[] = []
  const files = new Map<string, Buffer>()
  const webhooks: { url: string; secret_token: string; allowed_updates: string[] }[] = []
  const state = { isAway: false }

  function accept(method: string, body: { file_id?: string; text?: string }): PlannedResponse {
    if (method === 'sendMessage' && String(body.text).length > 4096)
      return { status: 400, body: { ok: false, description: 'Bad Request: message is too long' } }
    if (method === 'sendMessage') messages.push(body as (typeof messages)[number])
    else if (method === 'setWebhook') webhooks.push(body as (typeof webhooks)[number])
    else if (method !== 'getFile') return { status: 404, body: { ok: false } }
    else if (!files.has(String(body.file_id))) return { status: 400, body: { ok: false } }
    else return { status: 200, body: { ok: true, result: { file_path: `photos/${body.file_id}` } } }
    return { status: 200, body: { ok: true } }
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const [, file] = new RegExp(`^/file/bot${token}/photos/(.+)$`).exec(String(request.url)) ?? []
      const bytes = file && !state.isAway ? files.get(file) : undefined
      if (bytes) return void response.writeHead(200).end(bytes)
      const [, method = ''] = new RegExp(`^/bot${token}/(\\w+)$`).exec(String(request.url)) ?? []
      const body = request.method === 'POST' ? JSON.parse(await text(request)) : {}
      const refusal = state.isAway ? { status: 502, body: {} } : refusals.shift()
      const { status, body: responseBody } = refusal ?? accept(request.method === 'POST' ? method : '', body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody))
    }
    respond().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    messages,
    refusals,
    files,
    webhooks,
    state,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
