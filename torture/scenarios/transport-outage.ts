import { setTimeout as wait } from 'node:timers/promises'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'
import { addToCart, placeOrder, sendEnquiry } from '#torture/buyers.ts'
import type { Scenario } from '#torture/stage.ts'
import type { Stage } from '#torture/stage.ts'

const width = 8
const awayMs = 4000
const arriveMs = 180_000
const token = '123456:torture'

type Transports = { mail: MailServer; telegram: TelegramDouble }
const opened = new WeakMap<Stage, Transports>()

export const transportOutage: Scenario = {
  name: 'transport-outage',
  about: 'the mail server and Telegram fail while people order and send enquiries, then recover: every notification arrives',
  databases: ['embedded', 'postgresql'],
  processes: 2,
  buyers: 60,
  pieces: 60,
  settings: async (stage) => {
    const [mail, telegram] = [await openMailServer(), await openTelegramDouble(token)]
    opened.set(stage, { mail, telegram })
    stage.onEnd(() => Promise.all([mail.close(), telegram.close()]).then(() => {}))
    return {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Vitrine <shop@example.com>',
      STAFF_MAIL: 'staff@example.com',
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_URL: telegram.url,
      STAFF_TELEGRAM_CHAT: '-1001',
    }
  },
  run: async (stage) => {
    const at = opened.get(stage)
    if (!at) throw new Error('There are no transports')
    at.mail.state.isAway = true
    at.telegram.state.isAway = true
    await mapConcurrently([...stage.buyers.entries()], width, async ([index, buyer]) => {
      await addToCart(stage, buyer, stage.pieces[index] ?? 0)
      await placeOrder(stage, buyer)
      await sendEnquiry(stage)
    })
    await wait(awayMs)
    at.mail.state.isAway = false
    at.telegram.state.isAway = false
    const until = performance.now() + arriveMs
    let missing = missingMessages(stage, at)
    while (missing.length && performance.now() < until) {
      await wait(500)
      missing = missingMessages(stage, at)
    }
    for (const sentence of missing) stage.client.reportProblem(sentence)
  },
}

/** Returns a sentence for each notification that the staff or a buyer did not receive. */
function missingMessages({ ledger }: Stage, { mail, telegram }: Transports): string[] {
  const mails = mail.mails.map(({ to, subject = '', text = '' }) => ({
    to: (to ?? []).map(({ address }) => address).join(),
    text: `${subject} ${text}`,
  }))
  const texts = telegram.messages.map(({ text }) => text)
  const isMailed = (person: string, reference: string) => mails.some(({ to, text }) => to.includes(person) && text.includes(reference))
  const references = [...ledger.enquiries, ...[...ledger.orders.values()].map(({ number }) => number)]
  return [
    ...references.filter((reference) => !isMailed('staff@', reference)).map((reference) => `the staff got no email of ${reference}`),
    ...references
      .filter((reference) => !texts.some((text) => text.includes(reference)))
      .map((reference) => `the staff got no message of ${reference}`),
    ...[...ledger.orders.values()]
      .filter(({ number }) => !isMailed('anna@', number))
      .map(({ number }) => `the buyer of ${number} got no email`),
  ]
}
