import type { Tx } from '#server/db/database.ts'
import { demoBanners, shopBanners, type Banner } from '#server/db/seed/banners.ts'
import { faqs } from '#server/db/seed/faqs.ts'
import type { ReferenceList } from '#server/db/seed/reference-lists.ts'
import { videos } from '#server/db/seed/videos.ts'

/** URLs of the demo's videos. Together with `demoBannerTitles`, they distinguish demo content from the shop's own content. */
export const demoVideoUrls: readonly string[] = videos.map(({ videoId }) => videoUrlOf(videoId))
export const demoBannerTitles: readonly string[] = demoBanners.map(({ title }) => title.ru)

/** Initial content of every shop: FAQs, and banners for its services. */
export const shopContent: readonly ReferenceList[] = [
  { name: 'faq', keys: ['first'], insert: seedFaqs },
  { name: 'banner', keys: ['first'], insert: (tx) => seedBanners(tx, shopBanners) },
]

/** Inserts content of the demo only: videos with placeholder URLs, and banners for its sale. */
export async function seedDemoContent(tx: Tx): Promise<void> {
  await tx
    .insertInto('video')
    .values(
      videos.map(({ title, description, videoId, format }, position) => ({
        title_ru: title.ru,
        title_en: title.en,
        description_ru: description.ru,
        description_en: description.en,
        video_url: videoUrlOf(videoId),
        format,
        position,
      })),
    )
    .execute()
  await seedBanners(tx, demoBanners)
}

function videoUrlOf(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

async function seedFaqs(tx: Tx): Promise<void> {
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
}

async function seedBanners(tx: Tx, banners: readonly Banner[]): Promise<void> {
  await tx
    .insertInto('banner')
    .values(
      banners.map(({ title, text, link, position }) => ({
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
