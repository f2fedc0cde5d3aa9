import { expect, test } from 'vitest'
import { announceUrl, createLogger } from '#server/start/logger.ts'

function logged(level: string) {
  const lines: string[] = []
  return { lines, logger: createLogger(level, { write: (line) => void lines.push(line) }) }
}

test('SEC-D14 every line is one JSON object, errors and values with line breaks too', () => {
  const { lines, logger } = logged('info')
  logger.warn({ err: new Error('broken\nin two lines') }, 'said\nin two lines')
  logger.info({ count: 3 }, 'said')
  expect(lines).toHaveLength(2)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 40, err: { message: 'broken', stack: expect.stringContaining('logger.test.ts') } })
  expect(second).toMatchObject({ level: 30, count: 3, msg: 'said' })
})

test.each(['info', 'error', 'silent'])('SEC-D14 where the shop is open is told at the level %s too', (level) => {
  const { lines, logger } = logged(level)
  announceUrl(logger, 'Vitrine is open', 'http://127.0.0.1:3000')
  logger.debug({}, 'not told')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { address: 'http://127.0.0.1:3000', msg: 'Vitrine is open at http://127.0.0.1:3000' },
  ])
})

test('SEC-D14 secrets are cut out of what is logged outside of requests too', () => {
  const { lines, logger } = logged('info')
  logger.info({ customer: { phone: '78007005359', email: 'a@b.example' }, token: { access: 'AAA' } }, 'said')
  expect(lines.join('')).not.toMatch(/78007005359|a@b\.example|AAA/)
})

test('SEC-D14 the code of an error stays: it names what went wrong, not who', () => {
  const { lines, logger } = logged('info')
  logger.warn({ err: Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }), sent: { code: '1234' } }, 'said')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { errorCode: 'ECONNREFUSED' }, sent: { code: '[redacted]' } })
})

test('SEC-D14 a message without text is no line', () => {
  const { lines, logger } = logged('info')
  logger.child({}).info('')
  expect(lines).toEqual([])
})
