import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { periodicJobNames } from '#server/domain/jobs/job-schedule.ts'
import { openEmptyDatabase, openShopOnDatabase } from '#test/shop.ts'

const releases = join(import.meta.dirname, '../../../test/releases')

describe.each(readdirSync(releases).filter((name) => name.endsWith('-backup.tar.gz')))('OPS-05 the database of release %s', (name) => {
  let shop: Awaited<ReturnType<typeof openShopOnDatabase>>
  let drop = async () => {}
  const files: string[] = []
  beforeAll(async () => {
    const empty = await openEmptyDatabase()
    drop = empty.drop
    const { database } = empty
    await database.runDedicated((db) => restoreBackup(db, join(releases, name), async (path) => void files.push(path)))
    shop = await openShopOnDatabase(database)
  }, 120_000)
  afterAll(async () => {
    await shop.app.close()
    await drop()
  })

  test('OPS-05 opens with this version and still has its catalog, orders and customer', async () => {
    expect(await pendingMigrations(shop.db)).toEqual([])
    expect((await shop.get('/readyz')).statusCode).toBe(200)
    expect((await shop.get('/api/watches/')).json().count).toBeGreaterThan(100)
    const orders = await shop.db.selectFrom('shop_order').select(['number', 'status', 'email', 'mode']).orderBy('created_at').execute()
    expect(orders).toEqual([
      { number: 'FJRS-GFZQ', status: 'pending', email: 'anna@example.com', mode: 'reserve' },
      { number: 'ZS7R-Z6JR', status: 'pending', email: 'anna@example.com', mode: 'crypto' },
    ])
    const [customer] = await shop.db.selectFrom('customer').selectAll().execute()
    const { id: sessionId } = await shop.db.selectFrom('session').select('id').executeTakeFirstOrThrow()
    const token = await shop.ctx.tokens.issue({ customerId: customer?.id ?? '', sessionId })
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.get('/api/orders/', headers)).json().results).toHaveLength(2)
    expect((await shop.get('/api/favorites/', headers)).json().results).toHaveLength(1)
    expect((await shop.get('/api/cart/0/', headers)).json().items).toHaveLength(1)
    expect((await shop.get('/api/addresses/', headers)).json().results).toMatchObject([{ address_line1: '1 rue de Rivoli' }])
  })

  test('OPS-05 queues its jobs under the kinds of this version, and each recurring one once', async () => {
    const jobs = await shop.db.selectFrom('job').select(['kind', 'every_s']).execute()
    expect(jobs.filter(({ kind }) => !Object.hasOwn(jobKinds, kind))).toEqual([])
    expect(jobs.filter((job) => job.every_s !== null).map(({ kind }) => kind)).toHaveLength(periodicJobNames.length)
    expect(jobs.filter(({ kind }) => kind === 'expire-order')).toHaveLength(2)
  })

  test('CHK-11 ORD-02 INFO-10 stores answers that match what the shop promises today', async () => {
    const promises = {
      ru: [
        /Криптовалюту сейчас не принимаем\./,
        /48\sчасов с момента оформления/,
        /если предмет находится в этом городе/,
        /за 3–7 дней/,
        /стоит 50\s\$ за заказ/,
        /за 2\sчаса в рабочее время/,
        /их число указано на странице/,
      ],
      en: [
        /We are not accepting cryptocurrency at the moment\./,
        /48\shours from ordering/,
        /if the piece is in that city/,
        /within 3–7 days/,
        /costs \$50 per order/,
        /within 2\shours, in opening hours/,
        /the page says how many/,
      ],
    }
    for (const language of languages) {
      const { body } = await shop.get('/api/faqs/?page_size=96', { 'accept-language': language })
      for (const words of promises[language]) expect(body).toMatch(words)
      expect(body).not.toMatch(/телефон или почту|phone number or e-mail|мессенджер, который|messenger you choose/)
      expect(body).not.toMatch(/криптовалюту мы принимаем|cryptocurrency is accepted|при получении в офисе|с момента подтверждения/i)
    }
  })

  test('OPS-05 shows its photograph in the widths stored at the time', async () => {
    const { piece_id: id } = await shop.db.selectFrom('photo').select('piece_id').executeTakeFirstOrThrow()
    const { photos } = (await shop.get(`/api/watches/${id}/`)).json()
    expect(photos[0].srcset_avif).toContain('/photos/AbCdEfGhIjKlMnOpQrStUv/640.avif 640w')
    expect(files).toEqual(['photos/AbCdEfGhIjKlMnOpQrStUv/640.avif'])
  })
})
