import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/rules/storable.ts'

const FileOf = z.object({ file_id: z.string().max(300), file_size: z.number().optional() })
const Message = z.object({
  chat: z.object({ id: z.number().int(), type: z.string() }),
  from: z.object({ first_name: z.string().optional(), last_name: z.string().optional(), language_code: z.string().optional() }).optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  sticker: z.object({ emoji: z.string().optional() }).optional(),
  photo: z.array(FileOf).optional(),
  document: FileOf.extend({ mime_type: z.string().optional() }).optional(),
  reply_to_message: z.object({ text: z.string().optional(), from: z.object({ is_bot: z.boolean().optional() }).optional() }).optional(),
})
const Update = z.object({ update_id: z.number().int(), message: Message.optional() })

/** What the shop reads of a message to the bot. */
export type TelegramMessage = {
  updateId: number
  chat: number
  language: 'ru' | 'en'
  text: string
  /** Photographs to fetch, by the bot's ids. */
  files: string[]
  /** How many other files came along: the shop keeps photographs only. */
  lostFiles: number
  /** The number in the shop's own message that this one answers. */
  aboutThread: number | null
}

const otherFiles = ['voice', 'video', 'video_note', 'audio', 'animation', 'contact', 'location', 'poll'] as const

/** A message in a private chat; null for every other update: groups, edits, whatever Telegram adds. */
export function readTelegramUpdate(body: unknown): TelegramMessage | null {
  const { data } = Update.safeParse(body)
  const message = data?.message
  if (!data || message?.chat.type !== 'private') return null
  const { photo, document, reply_to_message: repliedTo, from } = message
  const text = [message.text, message.caption, message.sticker?.emoji].find(Boolean) ?? ''
  const picture = document?.mime_type?.startsWith('image/') ? document : photo?.at(-1)
  const others = otherFiles.filter((kind) => kind in Object(Object(body).message)).length
  return {
    updateId: data.update_id,
    chat: message.chat.id,
    language: /^(ru|be|uk|kk|hy|az|uz|ky|tg)\b/.test(from?.language_code ?? 'ru') ? 'ru' : 'en',
    text: isStorable(text) ? text.trim().slice(0, limits.messageMaxChars) : '',
    files: picture ? [picture.file_id] : [],
    lostFiles: others + (document && document !== picture ? 1 : 0),
    aboutThread: repliedTo?.from?.is_bot ? numberIn(repliedTo.text ?? '') : null,
  }
}

/** The number of a thread, as the shop's messages name it. */
export function numberIn(text: string): number | null {
  const number = /(?:№|No\.)\s?(\d{1,9})\b/.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}
