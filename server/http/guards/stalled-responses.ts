import type { IncomingMessage, ServerResponse } from 'node:http'

const defaultStallMs = 15_000

/**
 * Disconnects a client that stops reading its response: after 15 seconds without progress, the connection
 * and the memory are freed. A slow reader is left alone as long as the response moves. A request with a body has time to
 * arrive and to be processed: there the watch begins with the end of the response.
 */
export function cutStalledResponse(request: IncomingMessage, response: ServerResponse, stallMs = defaultStallMs): void {
  const watch = (): void => void response.setTimeout(stallMs, () => response.destroy())
  if (request.method === 'GET' || request.method === 'HEAD') watch()
  else response.once('prefinish', watch)
}
