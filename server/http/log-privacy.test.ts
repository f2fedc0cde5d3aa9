import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/start/logger.ts'
import { openShopOnDatabase, openTestDatabase } from '#test/shop.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'

const person = {
  first_name: 'Аполлинария',
  last_name: 'Преображенская',
  phone: '+7 916 765-43-21',
  email: 'apollinaria@example.com',
}
const street = 'Набережная Обводного, 217'
const message = 'Позвоните после полуночи'
const password = 'correct horse battery'

const sabotage = [
  `alter table shop_order add constraint sabotaged_name check (first_name <> '${person.first_name}')`,
  `create function refuse_address() returns trigger language plpgsql as $$
    begin raise exception 'no address at %', new.address_line1 using detail = new.address_line1, hint = new.city_text; end $$`,
  'create trigger sabotaged before insert on address for each row execute function refuse_address()',
  `create function read_name() returns trigger language plpgsql as $$
    declare at integer; begin at := case when new.kind = 'contact' then (new.fields->>'name')::integer end; return new; end $$`,
  'create trigger sabotaged before insert on enquiry for each row execute function read_name()',
]

const lines: string[] = []
let shop: Awaited<ReturnType<typeof openShopOnDatabase>>
let telegram: TelegramDouble
let drop: () => Promise<void>
const secrets = new Set<string>([...Object.values(person), street, message, password, '79167654321', '9167654321', '765-43-21'])
beforeAll(async () => {
  telegram = await openTelegramDouble('12345:bot-token')
  const refusal = { ok: false, description: `Bad Request: no such chat as ${person.first_name}, ${person.phone}` }
  telegram.refusals.push(...Array.from({ length: 50 }, () => ({ status: 400, body: refusal })))
  const transports = { TELEGRAM_API_URL: telegram.url, TELEGRAM_BOT_TOKEN: '12345:bot-token', STAFF_TELEGRAM_CHAT: '-1001' }
  const settings = { ...transports, SMTP_URL: 'smtp://127.0.0.1:1', STAFF_MAIL: 'staff@vitrine.test', LOG_REQUESTS: 'on' }
  const opened = await openTestDatabase()
  drop = opened.drop
  shop = await openShopOnDatabase(opened.database, settings, createLogger('debug', { write: (line) => void lines.push(line) }))
  for (const statement of sabotage) await sql.raw(statement).execute(shop.db)
  secrets.add('12345:bot-token').add('staff@vitrine.test')
})
afterAll(async () => {
  await shop.app.close()
  await drop()
  await telegram.close()
})

let cookie = ''
let access = ''

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { 'accept-language': 'en', ...(cookie ? { cookie } : {}), ...(access ? { authorization: `Bearer ${access}` } : {}) }
  const response = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  cookie = String(response.headers['set-cookie'] ?? cookie).split(';', 1)[0] ?? ''
  const body: Record<string, unknown> = response.body.startsWith('{') ? response.json() : {}
  return { status: response.statusCode, body }
}

async function signIn(): Promise<void> {
  const { phone } = person
  expect((await ask('POST', '/api/auth/login/', { phone, password })).status).toBe(400)
  await ask('POST', '/api/auth/request_code/', { phone })
  const code = shop.outbox('call').at(-1)?.code ?? ''
  const wrong = code === '1111' ? '2222' : '1111'
  expect((await ask('POST', '/api/auth/verify_code/', { phone, code: wrong })).status).toBe(400)
  const { body } = await ask('POST', '/api/auth/verify_code/', { phone, code })
  access = String(body.access)
  for (const secret of [`"${code}"`, access, String(body.refresh), cookie.split('=')[1] ?? '']) secrets.add(secret)
}

async function fail(): Promise<number[]> {
  const contact = { name: person.first_name, phone: person.phone }
  await ask('POST', '/api/cart/', { watch_id: 1 })
  const failed = [
    await ask('POST', '/api/orders/create_from_cart/', { ...person, mode: 'reserve', delivery_method: 'pickup', pickup_city_id: 1 }),
    await ask('POST', '/api/addresses/', { city_text: 'Paris', country: 'FR', address_line1: street }),
    await ask('POST', '/api/contacts/', { ...contact, email: person.email, message }),
    await ask('GET', `/api/${encodeURIComponent(person.email)}/${encodeURIComponent(person.phone)}/`),
  ]
  const visit = await ask('POST', '/api/appointments/', { ...contact, comment: message, city: 'moscow', date: '2026-11-24', time: '15:00' })
  const calendar = String(visit.body.calendar_url)
  secrets.add(calendar.slice('/visits/'.length, -'.ics'.length))
  return [...failed, visit, await ask('GET', calendar)].map(({ status }) => status)
}

test('OPS-10 SEC-D14 no personal value, token or code is in the log or in the stored errors of jobs', async () => {
  await signIn()
  // a failed check, a trigger error, an invalid number, an unknown URL, a visit, and the calendar entry of the visit
  expect(await fail()).toEqual([400, 500, 400, 404, 201, 200])
  await shop.runJobs()
  const failedJobs = await shop.db.selectFrom('job').select(['kind', 'last_error']).where('last_error', 'is not', null).execute()
  expect(await sabotagedOrder()).toBe(201)
  await shop.runJobs()
  failedJobs.push(...(await shop.db.selectFrom('job').select(['kind', 'last_error']).where('kind', '=', 'order-notification').execute()))
  const log = lines.join('')
  expect(log).toContain('sabotaged_name')
  expect(log).toContain('P0001')
  expect(failedJobs.map(({ last_error: why }) => why)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('ECONNREFUSED'),
      'Telegram answered 400: Bad Request: no such chat as',
      'The database refused a statement: P0001',
    ]),
  )
  for (const secret of secrets) {
    expect(secret).not.toBe('')
    expect(log).not.toContain(secret)
    expect(JSON.stringify(failedJobs)).not.toContain(secret)
  }
})

/** Places an order. The database refuses to store its email jobs, with an error that contains the whole email. */
async function sabotagedOrder(): Promise<number> {
  await sql.raw('alter table shop_order drop constraint sabotaged_name').execute(shop.db)
  await sql
    .raw(
      `create function refuse_letter() returns trigger language plpgsql as $$
        begin if new.kind = 'mail' then raise exception 'no email %', new.payload; end if; return new; end $$`,
    )
    .execute(shop.db)
  await sql.raw('create trigger sabotaged before insert on job for each row execute function refuse_letter()').execute(shop.db)
  const { status } = await ask('POST', '/api/orders/create_from_cart/', {
    ...person,
    mode: 'reserve',
    delivery_method: 'pickup',
    pickup_city_id: 1,
  })
  return status
}
