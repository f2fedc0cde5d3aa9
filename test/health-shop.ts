import { expect } from 'vitest'
import { StaffHealth } from '#contract/staff/health.ts'
import { StaffToday } from '#contract/staff/today.ts'
import { transaction } from '#server/db/transaction.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { openMailServer } from '#test/mail-server.ts'
import { openTestShop, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTelegramDouble } from '#test/telegram-double.ts'

const token = '1234567890:a-token-of-a-bot-for-tests-0000000'

export async function openHealthShop() {
  const mailServer = await openMailServer()
  const telegram = await openTelegramDouble(token)
  const shop = await openTestShop({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@vitrine.example',
    STAFF_MAIL: '',
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: token,
    STAFF_TELEGRAM_CHAT: '-100500',
  })
  const owner = await createStaff(shop, { email: 'ada@shop.example', language: 'en' })
  const call = (method: 'GET' | 'POST', path: string, payload?: object, headers = owner.headers) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  const read = async () => StaffHealth.parse((await call('GET', '/health/')).json())
  return {
    shop,
    mailServer,
    telegram,
    owner,
    call,
    read,
    readToday: async () => StaffToday.parse((await call('GET', '/today/')).json()).health,
    transport: async (name: string) => (await read()).transports.find((each) => each.transport === name),
    act: async (path: string, body: object) => {
      const response = await call('POST', `/health/${path}/`, body)
      expect(response.statusCode, response.body).toBe(200)
      return response.json()
    },
    entriesOf: (action: string) => shop.db.selectFrom('audit_entry').selectAll().where('action', '=', action).execute(),
    /** Enqueues a Telegram message with one attempt left. */
    askTelegram: () =>
      transaction(shop.db, async (tx) => {
        await enqueue(tx, 'telegram', { chat: '-1', text: 'Hello' })
        await tx
          .updateTable('job')
          .set({ attempts: attemptsMax - 1 })
          .where('kind', '=', 'telegram')
          .execute()
      }),
    reset: async () => {
      shop.clock.now = testNow
      mailServer.state.isAway = false
      telegram.state.isAway = false
      await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
      await shop.db.deleteFrom('transport_state').execute()
    },
    close: async () => {
      await shop.close()
      await Promise.all([mailServer.close(), telegram.close()])
    },
  }
}
