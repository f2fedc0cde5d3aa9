import { Agent, request as httpRequest } from 'node:http'

export type Response = { status: number; headers: Record<string, string | string[] | undefined>; body: string; ms: number }
export type Request = { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent }

export const responseMaxMs = 10_000

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 4 })

/**
 * Sends a request with any headers, including `Host`. Rejects if the response takes longer than `responseMaxMs`. Does not follow redirects.
 */
export function sendRequest(
  baseUrl: string,
  path: string,
  { method = 'GET', headers = {}, body, agent = sharedAgent }: Request = {},
): Promise<Response> {
  const { hostname, port } = new URL(baseUrl)
  const beganAt = performance.now()
  return new Promise((resolve, reject) => {
    const name = `${method} ${path}`
    const signal = AbortSignal.timeout(responseMaxMs)
    const sent = httpRequest({ agent, hostname, port, path, method, headers, signal }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => reject(new Error(`${name} broke off`, { cause: error })))
      response.on('end', () => {
        const ms = performance.now() - beganAt
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString(), ms })
      })
    })
    sent.on('error', (error) => reject(new Error(`${name} was not answered: ${error.message}`, { cause: error })))
    sent.end(body)
  })
}

export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
