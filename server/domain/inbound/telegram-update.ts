import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/rules/storable.ts'

const FileOf = z.object({ file_id: z.string().max(300), file_size: z.number().optional() })
const Message = z.object({
  message_id: z.number().int(),
  chat: z.object({ id: z.number().int(), type: z.string() }),
  from: z.object({ first_name: z.string().optional(), last_name: z.string().optional(), language_code: z.string().optional() }).optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  sticker: z.object({ emoji: z.string().optional() }).optional(),
  photo: z.array(FileOf).optional(),
  animation: z.unknown().optional(),
  document: FileOf.extend({ file_name: z.string().optional() }).optional(),
  reply_to_message: z.object({ text: z.string().optional(), from: z.object({ is_bot: z.boolean().optional() }).optional() }).optional(),
})
const Update = z.object({ update_id: z.number().int(), message: Message.optional(), edited_message: Message.optional() })

/** The fields of a message to the bot that the shop uses. */
export type TelegramMessage = {
  updateId: number
  /** The number of the message in the chat. An edit has the number of the edited message. */
  messageId: number
  isEdit: boolean
  chat: number
  language: 'ru' | 'en'
  text: string
  files: { id: string; name: string }[]
  /** Number of attachments that the shop does not store, such as voice messages or locations. */
  lostFiles: number
  /** If the message replies to one of the shop's messages, the thread number in that message; otherwise null. */
  aboutThread: number | null
}

const otherFiles = ['voice', 'video', 'video_note', 'audio', 'animation', 'contact', 'location', 'poll'] as const

/** Parses a message or an edit in a private chat. Null for any other update, for example in a group. */
export function readTelegramUpdate(body: unknown): TelegramMessage | null {
  const { data } = Update.safeParse(body)
  const message = data?.message ?? data?.edited_message
  if (!data || message?.chat.type !== 'private') return null
  const { photo, document, reply_to_message: repliedTo, from } = message
  const text = [message.text, message.caption, message.sticker?.emoji].find(Boolean) ?? ''
  const source = Object(Object(body).message ?? Object(body).edited_message)
  const picture = photo?.at(-1)
  // an animation also arrives as a document; skip this document, because `lostFiles` counts the animation
  const paper = message.animation === undefined ? document : undefined
  return {
    updateId: data.update_id,
    messageId: message.message_id,
    isEdit: data.message === undefined,
    chat: message.chat.id,
    language: /^(ru|be|uk|kk|hy|az|uz|ky|tg)\b/.test(from?.language_code ?? 'ru') ? 'ru' : 'en',
    text: isStorable(text) ? text.trim().slice(0, limits.messageMaxChars) : '',
    files: [...(picture ? [{ id: picture.file_id, name: '' }] : []), ...(paper ? [{ id: paper.file_id, name: nameOf(paper) }] : [])],
    lostFiles: otherFiles.filter((kind) => kind in source).length,
    aboutThread: repliedTo?.from?.is_bot ? numberIn(repliedTo.text ?? '') : null,
  }
}

const nameOf = ({ file_name: name = '' }: { file_name?: string | undefined }) => (isStorable(name) ? name.slice(0, 200) : '')

/** Returns the thread number in a message of the shop. Null if the message has none. */
export function numberIn(text: string): number | null {
  const number = /(?:№|No\.)\s?(\d{1,9})\b/.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}
