import { afterAll, beforeAll, beforeEach } from 'vitest'
import { signIn } from '#test/shop.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'
import { threadCalls } from '#test/thread-calls.ts'

const token = '123:secret'
export const webhookSecret = 'a-secret-of-the-webhook-that-is-long-enough'
const ownHeader = { 'x-telegram-bot-api-secret-token': webhookSecret }

export function botCalls() {
  const settings: Record<string, string> = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: webhookSecret }
  let telegram: TelegramDouble
  beforeAll(async () => {
    telegram = await openTelegramDouble(token)
    settings.TELEGRAM_API_URL = telegram.url
  })
  afterAll(() => telegram.close())
  const calls = threadCalls(settings)
  beforeEach(() => {
    telegram.messages.length = 0
    telegram.files.clear()
  })

  let updates = 1
  let chats = 900_000
  const update = (chat: number, message: object, id = updates++) => ({
    update_id: id,
    message: { message_id: id, chat: { id: chat, type: 'private' }, from: { id: chat, is_bot: false, language_code: 'en' }, ...message },
  })
  const post = (payload: object, headers: Record<string, string> = ownHeader) =>
    calls.shop.app.inject({ method: 'POST', url: '/api/telegram/updates/', payload, headers })

  return {
    calls,
    newChat: () => chats++,
    update,
    post,
    write: (chat: number, message: object) => post(update(chat, message)),
    threads: () => calls.shop.db.selectFrom('thread').select(['id', 'customer_id', 'status', 'kind']).orderBy('id').execute(),
    openConversation: async (contact: object = {}) => {
      const chat = chats++
      const buyer = await signIn(calls.shop, { telegram_id: chat, first_name: 'Vera', last_name: 'Visitor' })
      const id = await calls.ask({ message: 'Is it there?', ...contact }, '/api/contacts/', buyer.headers)
      await calls.reply(id, 'It is here.', 'telegram')
      await calls.pass(10_000)
      return { chat, buyer, id }
    },
    get telegram() {
      return telegram
    },
  }
}
