import type { ShopContext } from '#server/domain/shop-context.ts'

export const telegramWebhookPath = '/api/telegram/updates/'

/** Registers the shop's current URL and secret as the webhook of the bot. Does nothing without a secret or without HTTPS. */
export async function setTelegramWebhook({ ports, inbound, origins }: ShopContext, signal: AbortSignal): Promise<void> {
  const { telegramSecret: secret } = inbound
  // Telegram accepts only HTTPS
  if (!secret || !ports.telegramInbox || !origins.ru.startsWith('https://')) return
  await ports.telegramInbox.setWebhook(`${origins.ru}${telegramWebhookPath}`, secret.reveal(), signal)
}
