import { z } from 'zod'
import { offices } from '#contract/offices.ts'
import { Photo } from '#contract/photo.ts'
import { kinds } from '#contract/piece.ts'

/** ISO 639-1 codes of the languages that a specialist can speak. */
export const spokenLanguages = ['ru', 'en', 'ar', 'fr', 'de', 'it', 'es', 'tr', 'zh', 'hi', 'uk', 'kk'] as const

/** A person of the shop whom customers can ask, with texts in the language of the request. */
export const Specialist = z
  .object({
    id: z.int(),
    name: z.string(),
    office: z
      .enum(offices.map(({ key }) => key))
      .nullable()
      .meta({ description: 'Null for both offices.' }),
    kinds: z.array(z.enum(kinds)),
    languages: z.string().meta({ description: 'Names of the spoken languages.', example: 'Русский, английский' }),
    hours: z.string().nullable().meta({
      description: 'The person’s own hours, or the opening hours of the office of an order or a thread. Null for those of any office.',
    }),
    reply_time: z.string().nullable().meta({ description: 'How soon the shop usually replies. Null if that is unknown or slow.' }),
    photo: Photo.nullable(),
    telegram_url: z.string().nullable().meta({ description: 'A chat with the person, or with the shop.' }),
    whatsapp_url: z.string().nullable().meta({ description: 'A chat with the person, or with the shop.' }),
  })
  .meta({ id: 'Specialist' })
export type Specialist = z.infer<typeof Specialist>
