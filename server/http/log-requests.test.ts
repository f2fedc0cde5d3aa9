import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { expect, test } from 'vitest'
import { onError } from '#server/http/guards/on-error.ts'
import { logRequests, sendRequestIds } from '#server/http/log-requests.ts'
import { createLogger } from '#server/start/logger.ts'

async function linesOf(level: string, use: (app: ReturnType<typeof open>) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  const app = open(level, lines)
  await use(app)
  await app.close()
  return lines
}

function open(level: string, lines: string[]) {
  const stream = { write: (line: string) => void lines.push(line) }
  const loggerInstance: FastifyBaseLogger = createLogger(level, stream)
  const app = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
  app.setErrorHandler(onError)
  sendRequestIds(app)
  logRequests(app)
  app.get('/fine', async (request) => {
    request.log.info({ req: request.raw, user: { phone: '78007005359', email: 'a@b.example', password: 'word', kind: 'kept' } }, 'said')
    request.log.info({ tokens: { access: 'AAA', refresh: 'RRR' }, sent: { code: '1234' } }, 'said')
    return 'fine'
  })
  app.get('/broken', async () => {
    throw new Error('what broke')
  })
  return app
}

const secrets = { authorization: 'Bearer TOKEN', cookie: 'session=COOKIE' }

test('SEC-D14 secrets and personal data are redacted from the log', async () => {
  const lines = await linesOf('debug', (app) => app.inject({ url: '/fine?search=PRIVATE&phone=79990000000', headers: secrets }))
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toMatch(/TOKEN|COOKIE|PRIVATE|79990000000|78007005359|a@b\.example|"word"|AAA|RRR|"1234"/)
  expect(lines.join('')).toMatch(/\[redacted\].*kept/)
})

test('SEC-D14 an error is logged with its stack, but sent to the client without it', async () => {
  const lines: string[] = []
  const app = open('info', lines)
  const response = await app.inject({ url: '/broken', headers: { 'accept-language': 'en' } })
  await app.close()
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ detail: 'Something went wrong. We have been notified.' })
  expect(lines.join('')).toMatch(/what broke.*log-requests\.test\.ts/)
})

test('SEC-D14 every response has a request id, which the log line of a failure repeats', async () => {
  const lines: string[] = []
  const app = open('info', lines)
  const { headers } = await app.inject('/broken')
  await app.close()
  expect(lines.join('')).toContain(String(headers['x-request-id']))
})

test('SEC-D8 a log line is one line of JSON, whatever a URL contains', async () => {
  const lines = await linesOf('debug', (app) => app.inject({ url: '/fine%0d%0a{"level":60}' }))
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n')
    expect(JSON.parse(line)).toHaveProperty('level')
  }
})

test('SEC-D14 routine events are logged at the debug level only', async () => {
  const quiet = await linesOf('warn', (app) => app.inject('/fine'))
  expect(quiet).toEqual([])
})
