import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { runShop, type SpawnedShop } from '#test/e2e/spawned-shop.ts'
import { type HostileRequest, hostileRequests } from '#test/hostile-requests.ts'
import { mapConcurrently, sendRequest } from '#test/production/http-request.ts'
import { sendEnquiry } from '#torture/buyers.ts'
import { everyRoute, ownerToken, settingsForEveryRoute, staffHeaders } from '#torture/every-route.ts'
import { secret } from '#torture/settings.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

const width = 8
const seed = 13
/** The time until a failed message has been retried once. Both attempts are logged. */
const transportsMs = 10_000
/** An address where nothing listens. Everything that the shop sends there fails and is logged. */
const nowhere = '127.0.0.1:1'

type Secrets = ReturnType<typeof createSecrets>
const secretsOf = new WeakMap<Stage, Secrets>()

export const secrets: Scenario = {
  name: 'secrets',
  about: 'no secret of the settings is printed at starts, requests, failures, crashes and stops',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 8,
  pieces: 8,
  allowed: { outages: true, brokenConnections: true },
  settings: async (stage) => {
    const made = createSecrets()
    secretsOf.set(stage, made)
    return { ...(await settingsForEveryRoute(stage, 1)), ...settingsWith(made), ...databaseSettings(stage, made) }
  },
  run: async (stage) => {
    const made = secretsOf.get(stage) ?? createSecrets()
    const printed: string[] = []
    const [first] = stage.shops()
    if (!first) throw new Error('no server process is there')
    await use(stage, first)
    await stage.kill(first, 'SIGSEGV')
    printed.push((await first.ending).output)
    const second = await stage.start()
    await use(stage, second)
    await stage.kill(second, 'SIGABRT')
    printed.push((await second.ending).output)
    const third = await stage.start()
    await sendEnquiry(stage)
    await stage.stop(third)
    printed.push((await third.ending).output)
    for (const wrong of wrongSettings(made)) printed.push(await outputOfFailedStart(stage, { ...settingsWith(made), ...wrong }))
    const lines = printed.flatMap((text) => text.split('\n'))
    stage.notes.push(`${lines.length} lines were printed, ${Object.keys(made).length + 1} secrets looked for`)
    if (lines.length < 500) stage.client.reportProblem('fewer lines were printed than requests alone make')
    for (const [name, value] of [...Object.entries(made), ['AUTH_SECRET_PREVIOUS', secret] as const])
      for (const line of lines.filter((one) => one.includes(value)))
        stage.client.reportProblem(`${name} is printed: ${line.replaceAll(value, '…').slice(0, 300)}`)
    // starts another process, because `stage.settle` expects a ready process
    await stage.start()
  },
}

const random = () => randomBytes(24).toString('hex')

const createSecrets = () => ({
  AUTH_SECRET: random(),
  SMTP: random(),
  IMAP: random(),
  TELEGRAM_BOT_TOKEN: random(),
  TELEGRAM_WEBHOOK_SECRET: random(),
  SMSRU_API_ID: random(),
  REDIS: random(),
  S3_ACCESS_KEY_ID: random(),
  S3_SECRET_ACCESS_KEY: random(),
  DATABASE: random(),
})

const settingsWith = (made: Secrets): Record<string, string> => ({
  AUTH_SECRET: made.AUTH_SECRET,
  AUTH_SECRET_PREVIOUS: secret,
  SMTP_URL: `smtp://user:${made.SMTP}@${nowhere}`,
  IMAP_URL: `imaps://user:${made.IMAP}@${nowhere}`,
  TELEGRAM_BOT_TOKEN: `12345:${made.TELEGRAM_BOT_TOKEN}`,
  TELEGRAM_WEBHOOK_SECRET: made.TELEGRAM_WEBHOOK_SECRET,
  SMSRU_API_ID: made.SMSRU_API_ID,
  REDIS_URL: `redis://:${made.REDIS}@${nowhere}`,
  S3_ACCESS_KEY_ID: made.S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: made.S3_SECRET_ACCESS_KEY,
  S3_ENDPOINT: `http://${nowhere}`,
  S3_BUCKET: 'photographs',
  S3_ENQUIRY_BUCKET: 'enquiries',
  S3_PUBLIC_URL: `http://${nowhere}`,
  TELEGRAM_API_URL: `http://${nowhere}`,
  SMSRU_URL: `http://${nowhere}`,
  STAFF_MAIL: 'staff@shop.example',
  STAFF_TELEGRAM_CHAT: '-1001',
  REPLY_MAIL: 'answers@shop.example',
  LOG_LEVEL: 'debug',
  LOG_REQUESTS: 'on',
  PHOTOGRAPHS: 'off',
})

/** Adds a password to the URL of the database. A server that trusts all connections ignores the password. */
function databaseSettings({ url }: Stage, { DATABASE }: Secrets): Record<string, string> {
  if (!url) return {}
  const withPassword = new URL(url)
  withPassword.password = DATABASE
  return { DATABASE_URL: withPassword.href }
}

const wrongSettings = (made: Secrets): Record<string, string>[] => [
  { DATABASE_URL: `postgres://user:${made.DATABASE}@${nowhere}/x` },
  { SMTP_URL: `http://user:${made.SMTP}@${nowhere}` },
  { REDIS_URL: `mailto:${made.REDIS}` },
  { S3_PUBLIC_URL: '' },
  { AUTH_SECRET: `${made.AUTH_SECRET.slice(0, 4)}`, APP_ENV: 'production' },
]

async function outputOfFailedStart(stage: Stage, settings: Record<string, string>): Promise<string> {
  const { ending } = runShop({ DATA_DIR: stage.folder, ...settings })
  const { code, output } = await ending
  if (code !== 1) stage.client.reportProblem(`a start with wrong settings ended with ${code}: ${output.slice(-300)}`)
  return output
}

async function use(stage: Stage, { url }: SpawnedShop): Promise<void> {
  await stage.client.send(url, '/')
  await sendEnquiry(stage)
  const requests = [...hostileRequests(everyRoute(), stage.count(1000, 300), seed)]
  // ignores failed requests, because some need a transport, and no transport can be reached
  await mapConcurrently(requests, width, (request) => sendRequest(url, request.url, sentBy(stage, request)).catch(() => null))
  await wait(transportsMs)
}

function sentBy(stage: Stage, { method, url, body }: HostileRequest) {
  const own = url.startsWith('/api/staff/') ? staffHeaders(ownerToken(stage)) : { ...stage.buyers[0]?.headers }
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return { method, headers: { ...own, ...type }, ...(body === undefined ? {} : { body }) }
}
