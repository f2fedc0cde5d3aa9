import { chatUrl } from '#contract/rules/chat-url.ts'
import type { Specialist } from '#contract/specialist.ts'

/** Returns what the card of a specialist shows. The chats open with `message`. */
export function specialistCard({ name, photo, languages, hours, reply_time: replyTime, ...urls }: Specialist, message: string) {
  const chats = [
    { text: 'Telegram', url: urls.telegram_url },
    { text: 'WhatsApp', url: urls.whatsapp_url },
  ]
  return {
    name,
    photo: photo?.thumbnail_url ?? null,
    facts: [languages, hours, replyTime].flatMap((fact) => fact ?? []),
    chats: chats.flatMap(({ text, url }) => (url ? { text, url: chatUrl(url, message) } : [])),
  }
}
