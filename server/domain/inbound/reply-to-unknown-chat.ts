import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const texts: Record<Language, string> = {
  ru: `Здравствуйте! Это {{shop}}.

Мы пока не знаем, кто вы, поэтому ваше сообщение здесь никто не увидит. Войдите на сайт через Telegram — и пишите прямо сюда:
{{site}}/login

Или свяжитесь с нами так: {{phone}}, {{email}}, {{site}}/contacts`,
  en: `Hello! This is {{shop}}.

We cannot tell yet who you are, so no one will see your message here. Sign in to the site with Telegram, then write to us in this chat:
{{site}}/login

Or contact us: {{phone}}, {{email}}, {{site}}/contacts`,
}

type Stranger = { chat: number; language: Language }

/** Tells a Telegram chat without a customer how to contact the shop, once per chat. Skips the chats of the staff. */
export async function replyToUnknownChat(ctx: ShopContext, { chat, language }: Stranger, digest: string): Promise<void> {
  const company = ctx.company()
  const values = { shop: company.name, site: ctx.origins[language], phone: company.phone.text, email: company.email }
  await transaction(ctx.db, async (tx) => {
    const colleague = await tx
      .selectFrom('staff_notice_settings')
      .select('staff_id')
      .where('telegram_chat', '=', String(chat))
      .executeTakeFirst()
    if (colleague || ctx.staff.telegramChat === String(chat)) return
    const greeted = await tx
      .insertInto('greeted_chat')
      .values({ chat_digest: digest, greeted_at: new Date(ctx.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('chat_digest')
      .executeTakeFirst()
    if (greeted) await enqueue(tx, 'telegram', { chat: String(chat), text: fillTemplate(texts[language], values) })
  })
}
