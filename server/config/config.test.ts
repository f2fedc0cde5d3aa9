import { describe, expect, test } from 'vitest'
import { definitionOf, ownerSettingNames } from '#contract/rules/staff/owner-setting-definitions.ts'
import { readConfig } from '#server/config/config.ts'
import { Environment } from '#server/config/environment.ts'
import { StartupError } from '#server/context/startup-error.ts'

const production = {
  AUTH_SECRET: 'thirty-two characters or more, said',
  APP_ENV: 'production',
  TRUST_PROXY_HOPS: '1',
  ORIGIN_RU: 'https://shop.example.ru',
  ORIGIN_EN: 'https://shop.example.com',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
  STAFF_MAIL: 'staff@shop.example',
  SMSRU_API_ID: 'id',
}

describe('the settings', () => {
  test('OWN-114 only the definition of an owner setting has its default', () => {
    const variables = ownerSettingNames.flatMap((name) => definitionOf(name).environment ?? [])
    expect(variables).toContain('RESERVATION_HOURS')
    expect(Object.keys(Environment.parse({})).filter((name) => variables.includes(name))).toEqual([])
    expect(readConfig({}).shop.ownerSettingDefaults.reservation_hours).toBe(definitionOf('reservation_hours').usual)
    expect(readConfig({ RESERVATION_HOURS: '72' }).shop.ownerSettingDefaults.reservation_hours).toBe(72)
  })

  test('SEO-04 without settings, the demo shop listens on this machine and its address is canonical', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      demoCatalog: true,
      databaseUrl: undefined,
      s3: undefined,
    })
    expect(config.shop.origins).toEqual({ ru: 'http://127.0.0.1:3000', en: 'http://127.0.0.1:3000' })
  })

  test('SEO-04 one origin serves both languages', () => {
    expect(readConfig({ ORIGIN_RU: 'https://Shop.Example' }).shop.origins).toEqual({
      ru: 'https://shop.example',
      en: 'https://shop.example',
    })
  })

  test.each([
    ['https://shop.example:443', 'https://shop.example'],
    ['HTTP://Shop.Example:80', 'http://shop.example'],
    ['https://витрина.example', 'https://xn--80adsazqn.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('SEO-04 SEC-B9 the origin %s is normalized as browsers do: %s', (given, origin) => {
    expect(readConfig({ ORIGIN_RU: given }).shop.origins.ru).toBe(origin)
  })

  test('an empty setting counts as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', TRUST_PROXY_HOPS: '' })).toMatchObject({ port: 3000, trustProxyHops: 0 })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
    [{ ORIGIN_RU: 'shop.example' }, 'ORIGIN_RU'],
    [{ ORIGIN_EN: 'https://shop.example/path' }, 'ORIGIN_EN'],
    [{ ORIGIN_EN: 'javascript:alert(1)' }, 'ORIGIN_EN'],
    [{ ORIGIN_EN: 'https://shop.example/' }, 'ORIGIN_EN'],
    [{ ORIGIN_EN: 'https://shop.example?lang=en' }, 'ORIGIN_EN'],
    [{ ORIGIN_EN: 'https://user:secret@shop.example' }, 'ORIGIN_EN'],
    [{ ORIGIN_EN: 'https://shop.example:99999' }, 'ORIGIN_EN'],
    [{ TRUST_PROXY_HOPS: '99' }, 'TRUST_PROXY_HOPS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ APP_ENV: 'prod' }, 'APP_ENV'],
    [{ DEMO_CATALOG: 'yes' }, 'DEMO_CATALOG'],
    [{ MAP_PROVIDER: 'atlas' }, 'MAP_PROVIDER'],
    [{ MAP_KEY: 'k&zoom=1' }, 'MAP_KEY'],
    [{ S3_ENDPOINT: 'no address', S3_BUCKET: 'b' }, 'S3_ENDPOINT'],
    [{ CALLING_CODES: '+7' }, 'CALLING_CODES'],
    [{ CALLING_CODES: '7,' }, 'CALLING_CODES'],
    [{ TELEGRAM_BOT_NAME: '@shop_bot' }, 'TELEGRAM_BOT_NAME'],
    [{ TELEGRAM_WEBHOOK_SECRET: 'short' }, 'TELEGRAM_WEBHOOK_SECRET'],
    [{ IMAP_URL: 'https://user:secret@mail.example' }, 'IMAP_URL'],
    [{ IMAP_URL: 'imaps://mail.example' }, 'IMAP_URL'],
    [{ REPLY_MAIL: 'answers' }, 'REPLY_MAIL'],
    [{ REPLY_MAIL: `${'x'.repeat(40)}{token}@shop.example` }, 'REPLY_MAIL'],
    [{ FIREBASE_PROJECT_ID: 'No Project' }, 'FIREBASE_PROJECT_ID'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET_PREVIOUS: 'short, shorter' }, 'AUTH_SECRET_PREVIOUS'],
  ])('an invalid setting is reported by name in one sentence: %o', (settings, name) => {
    expect(() => readConfig(settings)).toThrow(new RegExp(`^The setting ${name} is not usable: [^\\n]+\\.$`))
  })

  test('OWN-83 a mailbox needs its address, and in production an encrypted connection', () => {
    const mailbox = { IMAP_URL: 'imap://answers:secret@127.0.0.1:1143', REPLY_MAIL: 'answers+{token}@shop.example' }
    expect(() => readConfig({ IMAP_URL: mailbox.IMAP_URL })).toThrow('must be set together')
    expect(() => readConfig({ REPLY_MAIL: mailbox.REPLY_MAIL })).toThrow('must be set together')
    const { imap } = readConfig(mailbox)
    expect([imap?.url.reveal(), imap?.folder]).toEqual([mailbox.IMAP_URL, 'INBOX'])
    expect(() => readConfig({ ...production, ...mailbox })).toThrow('must begin with imaps://')
    const secure = { ...mailbox, IMAP_URL: 'imaps://answers%40shop.example:secret@imap.shop.example' }
    expect(readConfig({ ...production, ...secure }).shop.inbound).toMatchObject({ senderMail: 'shop@shop.example' })
    const silent = { ...production, ...secure, SMTP_URL: '', OUTBOX_IN_PRODUCTION: 'on' }
    expect(() => readConfig(silent)).toThrow('IMAP_URL needs SMTP_URL')
  })

  test('AUTH-09 the settings of a sign-in method must be set together', () => {
    expect(() => readConfig({ FIREBASE_PROJECT_ID: 'vitrine' })).toThrow('must be set together')
    expect(() => readConfig({ TELEGRAM_BOT_NAME: 'shop_bot' })).toThrow('needs TELEGRAM_BOT_TOKEN')
    expect(() => readConfig({ TELEGRAM_WEBHOOK_SECRET: 'x'.repeat(32) })).toThrow('needs TELEGRAM_BOT_TOKEN')
    expect(readConfig({}).shop.signIn).toMatchObject({ telegram: undefined, firebase: undefined })
    expect(readConfig({ FIREBASE_PROJECT_ID: 'vitrine', FIREBASE_API_KEY: 'key' }).shop.signIn.firebase).toEqual({
      projectId: 'vitrine',
      apiKey: 'key',
      authDomain: 'vitrine.firebaseapp.com',
      emulatorUrl: undefined,
    })
  })

  test('the settings of a bucket must be set together', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'photos' })).toThrow('must be set together')
  })
})

test.each([
  [{ DATABASE_URL: 'mysql://x' }, /^The setting DATABASE_URL is not usable: [^\n]+\.$/],
  [{ ...production, ORIGIN_RU: 'http://shop.example.ru' }, /^In production ORIGIN_RU must be set to an https:\/\/ origin\.$/],
  [{ ...production, DATABASE_URL: '' }, /^In production DATABASE_URL must name a PostgreSQL database[^\n]*$/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^[^\n]+ must be set together\.$/],
])('a start with %o fails with one sentence', (settings, sentence) => {
  const attempt = () => readConfig(settings)
  expect(attempt).toThrow(StartupError)
  expect(attempt).toThrow(sentence)
})

describe('in production', () => {
  test('SEO-04 the origins come from the settings, without a default', () => {
    const config = readConfig(production)
    expect(config.shop.origins).toEqual({ ru: 'https://shop.example.ru', en: 'https://shop.example.com' })
    expect([config.isProduction, config.demoCatalog]).toEqual([true, false])
  })

  test.each([
    ['ORIGIN_RU', undefined],
    ['ORIGIN_EN', undefined],
    ['ORIGIN_RU', 'http://shop.example.ru'],
    ['DATABASE_URL', undefined],
    ['AUTH_SECRET', undefined],
    ['TRUST_PROXY_HOPS', undefined],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['SMSRU_API_ID', undefined],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    ['FIREBASE_KEYS_URL', 'https://keys.example/jwks'],
  ])('FORM-08 SEC-A10 the shop does not start when %s is %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^In production ${name} must `))
  })

  test('OWN-13 SEC-B5 the back office has its own origin, unless a setting allows the shop’s', () => {
    for (const name of ['ORIGIN_RU', 'ORIGIN_EN'] as const) {
      const shared = { ...production, ORIGIN_STAFF: production[name] }
      expect(() => readConfig(shared)).toThrow(/ORIGIN_STAFF must be an origin of its own/)
      expect(readConfig({ ...shared, STAFF_ON_SHOP_ORIGIN: 'on' }).shop.backOffice.origin).toBe(production[name])
    }
    expect(() => readConfig({ ...production, ORIGIN_STAFF: 'http://staff.example' })).toThrow(/must be an https/)
    expect(readConfig({ ...production, ORIGIN_STAFF: 'https://staff.example' }).shop.backOffice.origin).toBe('https://staff.example')
  })

  test('SEC-D11 a shop without a proxy must say so in its settings', () => {
    expect(readConfig({ ...production, TRUST_PROXY_HOPS: '0' }).trustProxyHops).toBe(0)
    expect(() => readConfig({ ...production, TRUST_PROXY_HOPS: '' })).toThrow(/TRUST_PROXY_HOPS must say how many proxies/)
  })

  test('FORM-08 the recipient of enquiries must be set to a mailbox or a chat', () => {
    const { STAFF_MAIL: _nobody, ...alone } = production
    expect(() => readConfig(alone)).toThrow(/^SMTP_URL needs STAFF_MAIL/)
    expect(() => readConfig({ ...alone, STAFF_TELEGRAM_CHAT: '-1001' })).toThrow(/^SMTP_URL needs STAFF_MAIL/)
    const byBot = readConfig({ ...alone, STAFF_TELEGRAM_CHAT: '-1001', TELEGRAM_BOT_TOKEN: '123:secret' })
    expect(byBot.shop.staff).toEqual({ mails: [], telegramChat: '-1001' })
    expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(/^SMTP_URL needs STAFF_MAIL/)
  })

  test('FORM-08 the shop starts without transports only if a setting allows it', () => {
    const { SMTP_URL: _url, MAIL_FROM: _from, STAFF_MAIL: _staff, SMSRU_API_ID: _id, ...bare } = production
    expect(readConfig({ ...bare, OUTBOX_IN_PRODUCTION: 'on' })).toMatchObject({ smtp: undefined, smsRu: undefined })
  })

  test('OPS-02 the demo catalog with its fictional pieces and promo codes is rejected, unless the owner allows it', () => {
    const withDemo = { ...production, DEMO_CATALOG: 'on' }
    expect(() => readConfig(withDemo)).toThrow(/^In production DEMO_CATALOG must be off: [^\n]+\.$/)
    expect(readConfig({ ...withDemo, DEMO_IN_PRODUCTION: 'on' }).demoCatalog).toBe(true)
    expect(readConfig({ ...production, DEMO_IN_PRODUCTION: 'on' }).demoCatalog).toBe(false)
  })
})
