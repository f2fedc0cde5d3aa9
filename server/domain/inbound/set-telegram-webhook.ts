import type { ShopContext } from '#server/domain/shop-context.ts'

/** Path to which Telegram posts updates of the bot. */
export const telegramWebhookPath = '/api/telegram/updates/'

/** Registers the shop's current URL and secret with Telegram as the webhook. Does nothing without a secret or HTTPS. */
export async function setTelegramWebhook({ ports, inbound, origins }: ShopContext, signal: AbortSignal): Promise<void> {
  const { telegramSecret: secret } = inbound
  // Telegram accepts only HTTPS URLs
  if (!secret || !ports.telegramInbox || !origins.ru.startsWith('https://')) return
  await ports.telegramInbox.setWebhook(`${origins.ru}${telegramWebhookPath}`, secret.reveal(), signal)
}
