import type { SentContact } from '#app/features/enquiry/use-enquiry-form.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { photoChannels } from '#contract/rules/photo-channels.ts'

/** Says where the reply to an enquiry will be sent. Names only contacts that the customer entered. */
export function replyText(t: Translate, sent: SentContact | null): string | null {
  return sent && t(sent.email ? 'enquiry.reply.email' : 'enquiry.reply.phone', sent)
}

export function photosText(t: Translate, sent: SentContact | null): string | null {
  const channel = photoChannels.find((one) => one === sent?.channel)
  return sent && channel ? t(`enquiry.photosTo.${channel}`, sent) : null
}
