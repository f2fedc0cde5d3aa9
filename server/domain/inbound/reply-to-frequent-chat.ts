import type { Language } from '#contract/language.ts'
import { minuteMs, minuteS } from '#contract/rules/durations.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const texts: Record<Language, string> = {
  ru: 'Сообщений слишком много, и последние мы не получили. Пожалуйста, отправьте их ещё раз через {{minutes}} мин.',
  en: 'There are too many messages, and we did not receive the latest ones. Please send them again in {{minutes}} min.',
}

type Frequent = { chat: number; language: Language; retryAfterS: number }

/**
 * Tells a Telegram chat above the hourly limit that its messages are not stored, and when to send them again. Sends one such reply per
 * period of the limit.
 */
export async function replyToFrequentChat(ctx: ShopContext, { chat, language, retryAfterS }: Frequent, digest: string): Promise<void> {
  const text = fillTemplate(texts[language], { minutes: Math.ceil(retryAfterS / minuteS) })
  const endsAt = Math.floor((ctx.now() + retryAfterS * 1000) / minuteMs)
  await transaction(ctx.db, (tx) => enqueue(tx, 'telegram', { chat: String(chat), text }, { key: `frequent ${digest} ${endsAt}` }))
}
