import type { ShopContext } from '#server/domain/shop-context.ts'

/** Where Telegram sends what people write to the bot. */
export const telegramWebhookPath = '/api/telegram/updates/'

/** Tells Telegram the shop's address and secret, as they are set now; again each day, so that a lost setting comes back. */
export async function setTelegramWebhook({ ports, inbound, origins }: ShopContext, signal: AbortSignal): Promise<void> {
  const { telegramSecret: secret } = inbound
  // Telegram takes addresses with TLS only
  if (!secret || !ports.telegramInbox || !origins.ru.startsWith('https://')) return
  await ports.telegramInbox.setWebhook(`${origins.ru}${telegramWebhookPath}`, secret.reveal(), signal)
}
