import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export type TelegramDouble = Awaited<ReturnType<typeof openTelegramDouble>>
type PlannedResponse = { status: number; body: object }

/** A stand-in for the Bot API on this machine: stores what it accepts, and refuses what `refusals` holds, first in first out. */
export async function openTelegramDouble(token: string) {
  const messages: { chat_id: string; text: string }[] = []
  const refusals: PlannedResponse[] = []
  const state = { isAway: false }
  const server = createServer((request, response) => {
    const respond = async () => {
      const body = JSON.parse(await text(request))
      const refusal = state.isAway ? { status: 502, body: {} } : refusals.shift()
      const isOurs = request.method === 'POST' && request.url === `/bot${token}/sendMessage`
      const { status, body: responseBody } =
        refusal ?? (isOurs ? { status: 200, body: { ok: true } } : { status: 404, body: { ok: false } })
      if (status === 200) messages.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody))
    }
    respond().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    messages,
    refusals,
    state,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
