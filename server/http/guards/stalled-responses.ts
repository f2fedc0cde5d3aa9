import type { IncomingMessage, ServerResponse } from 'node:http'

const defaultStallMs = 15_000

/**
 * Disconnects a client that stops reading its response, after 15 seconds without progress. For a request with a body, the timer starts when
 * the response ends, so that the body has time to arrive and be processed.
 */
export function cutStalledResponse(request: IncomingMessage, response: ServerResponse, stallMs = defaultStallMs): void {
  const watch = (): void => void response.setTimeout(stallMs, () => response.destroy())
  if (request.method === 'GET' || request.method === 'HEAD') watch()
  else response.once('prefinish', watch)
}
