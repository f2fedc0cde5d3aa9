import type { ShopContext } from '#server/domain/shop-context.ts'

/** Path to which Telegram posts updates of the bot. */
export const telegramWebhookPath = '/api/telegram/updates/'

/** Registers the webhook's current URL and secret with Telegram. Repeated daily, in case the setting was lost. */
export async function setTelegramWebhook({ ports, inbound, origins }: ShopContext, signal: AbortSignal): Promise<void> {
  const { telegramSecret: secret } = inbound
  // Telegram accepts only HTTPS URLs
  if (!secret || !ports.telegramInbox || !origins.ru.startsWith('https://')) return
  await ports.telegramInbox.setWebhook(`${origins.ru}${telegramWebhookPath}`, secret.reveal(), signal)
}
