import type { Tx } from '#server/db/database.ts'
import { banners } from '#server/db/seed/banners.ts'
import { faqs } from '#server/db/seed/faqs.ts'
import { videos } from '#server/db/seed/videos.ts'

/** Questions and answers, videos and promo banners of the demo shop. */
export async function seedContent(tx: Tx): Promise<void> {
  await tx
    .insertInto('faq')
    .values(
      faqs.map(({ section, question, answer }, position) => ({
        section,
        question_ru: question.ru,
        question_en: question.en,
        answer_ru: answer.ru,
        answer_en: answer.en,
        position,
      })),
    )
    .execute()
  await tx
    .insertInto('video')
    .values(
      videos.map(({ title, description, videoId, format }, position) => ({
        title_ru: title.ru,
        title_en: title.en,
        description_ru: description.ru,
        description_en: description.en,
        video_url: `https://www.youtube.com/watch?v=${videoId}`,
        format,
        position,
      })),
    )
    .execute()
  await tx
    .insertInto('banner')
    .values(
      banners.map(({ title, text, link }, position) => ({
        title_ru: title.ru,
        title_en: title.en,
        text_ru: text.ru,
        text_en: text.en,
        image: null,
        link,
        position,
      })),
    )
    .execute()
}
