import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { announceUrl, createLogger } from '#server/start/logger.ts'

function log(level: string) {
  const lines: string[] = []
  return { lines, logger: createLogger(level, { write: (line) => void lines.push(line) }) }
}

test('SEC-D14 every log line is one JSON object, even for errors and values with line breaks', () => {
  const { lines, logger } = log('info')
  logger.warn({ err: new Error('broken\nin two lines') }, 'said\nin two lines')
  logger.info({ count: 3 }, 'said')
  expect(lines).toHaveLength(2)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 40, err: { message: 'broken', stack: expect.stringContaining('logger.test.ts') } })
  expect(second).toMatchObject({ level: 30, count: 3, msg: 'said' })
})

test.each(['info', 'error', 'silent'])('SEC-D14 the URL of the shop is printed at the level %s too', (level) => {
  const { lines, logger } = log(level)
  announceUrl(logger, 'Vitrine is open', 'http://127.0.0.1:3000')
  logger.debug({}, 'not told')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { address: 'http://127.0.0.1:3000', msg: 'Vitrine is open at http://127.0.0.1:3000' },
  ])
})

test('SEC-D14 secrets are redacted outside of requests too', () => {
  const { lines, logger } = log('info')
  logger.info({ customer: { phone: '78007005359', email: 'a@b.example' }, token: { access: 'AAA' } }, 'said')
  expect(lines.join('')).not.toMatch(/78007005359|a@b\.example|AAA/)
})

test('SEC-D14 personal fields are redacted at any depth, in arrays, errors and the line itself; all others stay', () => {
  const { lines, logger } = log('info')
  const person = { first_name: 'Ottoline', pending_phone: '78007005359', addresses: [{ city: 'Pskov' }], size: 54 }
  const round: { email: string; self?: unknown } = { email: 'a@b.example' }
  round.self = round
  logger.info({ orders: [{ buyers: [{ person }] }], seen: new Map([['email', 'a@b.example']]), phone: 78007005359, round }, 'said')
  logger.warn({ deep: { cause: Object.assign(new Error('to a@b.example'), { phone: '78007005359' }) }, code: 1 }, 'said')
  logger.info({ recipient: new Set(['a@b.example']), sent: { toJSON: () => ({ token: 'AAA', count: 2 }) } }, 'said')
  expect(lines.join('')).not.toMatch(/Ottoline|78007005359|a@b\.example|Pskov|AAA/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { orders: [{ buyers: [{ person: { first_name: '[redacted]', size: 54 } }] }], phone: '[redacted]' },
    { deep: { cause: { type: 'Error', message: 'to [email]' } }, code: 1 },
    { sent: { count: 2 } },
  ])
})

test('SEC-D14 the code of an error is logged', () => {
  const { lines, logger } = log('info')
  logger.warn({ err: Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }), sent: { code: '1234' } }, 'said')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { errorCode: 'ECONNREFUSED' }, sent: { code: '[redacted]' } })
})

test('SEC-D14 an empty message is not logged', () => {
  const { lines, logger } = log('info')
  logger.child({}).info('')
  expect(lines).toEqual([])
})

const terminal = (command: string) => spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' })

test.skipIf(terminal('true').status !== 0)('OPS-01 on a terminal, log lines are readable text and the URL is in a sentence', () => {
  const program = `const { announceUrl, createLogger } = await import('${join(import.meta.dirname, 'logger.ts')}')
    const logger = createLogger('info'); logger.warn({ count: 3 }, 'nearly full'); announceUrl(logger, 'Vitrine is open', 'http://shop')`
  const { status, stdout } = terminal(`'${process.execPath}' --input-type=module -e "${program}"`)
  const lines = stripVTControlCharacters(stdout).trim().split(/\r?\n/)
  expect([status, lines]).toEqual([
    0,
    [expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: nearly full \{"count":3\}$/), 'Vitrine is open at http://shop'],
  ])
})
