import { Agent } from 'node:http'
import { sendRequest, type Request, type Response, responseMaxMs } from '#test/production/http-request.ts'

/** Numbers of requests by outcome. `broken` requests lost their connection before the response, or got a late response. */
export type Tally = { requests: number; acknowledged: number; refused: number; failed: number; broken: number; slowestMs: number }

/**
 * Outcomes that a scenario allows in addition to 2xx, 3xx and 4xx. `outages` allows a 503 with Retry-After. `brokenConnections` allows
 * broken connections, because some scenarios kill processes.
 */
export type Allowed = { outages?: boolean; brokenConnections?: boolean }

export type Client = ReturnType<typeof openClient>

const usualConnections = 256
const problemsMax = 20

/**
 * Opens a client that sends each request from another IP and counts outcomes. `send` returns null if the connection broke or the response
 * was late.
 */
export function openClient({ outages = false, brokenConnections = false }: Allowed, connections = usualConnections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const tally: Tally = { requests: 0, acknowledged: 0, refused: 0, failed: 0, broken: 0, slowestMs: 0 }
  const problems: string[] = []
  const reportProblem = (sentence: string) => {
    if (problems.length < problemsMax) problems.push(sentence)
  }

  function judge(name: string, { status, headers, body }: Response): void {
    if (status < 400) tally.acknowledged++
    else if (status < 500) tally.refused++
    else {
      tally.failed++
      if (!(outages && status === 503 && headers['retry-after'])) reportProblem(`${name} answers ${status} ${body.slice(0, 200)}`)
    }
  }

  async function send(origin: string, path: string, request: Request = {}): Promise<Response | null> {
    const name = `${request.method ?? 'GET'} ${path.slice(0, 100)}`
    const began = performance.now()
    tally.requests++
    const response = await sendRequest(origin, path, { ...request, agent, headers: headersOf(request, tally.requests) }).catch(
      (error: unknown) => {
        tally.broken++
        const isLate = performance.now() - began >= responseMaxMs
        if (isLate || !brokenConnections) reportProblem(isLate ? `${name} is not answered within ${responseMaxMs} ms` : String(error))
        return null
      },
    )
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began)
    if (response) judge(name, response)
    return response
  }

  return { send, tally, problems, reportProblem, close: () => agent.destroy() }
}

function headersOf({ headers = {}, body }: Request, sender: number): Record<string, string> {
  const ip = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return { 'accept-language': 'en', 'x-forwarded-for': ip, ...length, ...headers }
}
