import type { Faq, Video } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'

type Text = Record<Language, string>

/** Banners, questions and videos that are shown, in their order. */
export type Content = {
  banners: { id: number; title: Text; text: Text; image: string | null; link: string }[]
  faqs: { id: number; section: Faq['section']; question: Text; answer: Text; order: number }[]
  videos: { id: number; title: Text; description: Text; videoUrl: string; format: Video['format'] }[]
}

/** Reads banners, FAQs and videos from the database. */
export async function readContent(db: Db): Promise<Content> {
  const banners = await db
    .selectFrom('banner')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute()
  const faqs = await db.selectFrom('faq').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').limit(1000).execute()
  const videos = await db
    .selectFrom('video')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute()
  return {
    banners: banners.map((row) => ({
      id: row.id,
      title: { ru: row.title_ru, en: row.title_en },
      text: { ru: row.text_ru, en: row.text_en },
      image: row.image,
      link: row.link,
    })),
    faqs: faqs.map((row) => ({
      id: row.id,
      section: row.section,
      question: { ru: row.question_ru, en: row.question_en },
      answer: { ru: row.answer_ru, en: row.answer_en },
      order: row.position,
    })),
    videos: videos.map((row) => ({
      id: row.id,
      title: { ru: row.title_ru, en: row.title_en },
      description: { ru: row.description_ru, en: row.description_en },
      videoUrl: row.video_url,
      format: row.format,
    })),
  }
}
