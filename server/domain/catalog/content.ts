import { sql } from 'kysely'
import type { Faq, Video } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import type { ArchiveSetting } from '#contract/rules/archive-prices.ts'
import type { Db } from '#server/db/database.ts'
import { readArchiveSetting } from '#server/domain/archive/archive-setting.ts'
import { readStoredCompany, type StoredCompany } from '#server/domain/company/stored-company.ts'
import { readStoredRates, type StoredRates } from '#server/domain/exchange-rates/stored-rates.ts'
import { type Home, readHome } from '#server/domain/home/read-home.ts'
import { readStoredOwnerSettings, type StoredOwnerSetting } from '#server/domain/owner-settings/stored-owner-settings.ts'
import { readShownTexts, type ShownTexts } from '#server/domain/page-texts/shown-texts.ts'
import { readReplyMinutes, readSpecialists, type SpecialistRow } from '#server/domain/specialists/read-specialists.ts'
import { readStoredWallets, type StoredWallets } from '#server/domain/wallets/stored-wallets.ts'

type Text = Record<Language, string>

/**
 * Content of the shop: visible banners, FAQs, videos, reviews and specialists in their order, the home page, company facts, page texts,
 * settings, wallets, exchange rates, the archive of sold pieces, and the reply speed.
 */
export type Content = {
  home: Home
  banners: { id: number; title: Text; text: Text; image: string | null; link: string }[]
  faqs: { id: number; section: Faq['section']; question: Text; answer: Text; order: number }[]
  company: StoredCompany
  ownerSettings: StoredOwnerSetting[]
  texts: ShownTexts
  wallets: StoredWallets
  rates: StoredRates
  archive: ArchiveSetting
  videos: { id: number; title: Text; description: Text; videoUrl: string; format: Video['format'] }[]
  reviews: {
    id: number
    author: string
    text: string
    language: Language
    sourceName: string
    sourceUrl: string
    writtenOn: string
  }[]
  specialists: SpecialistRow[]
  replyMinutes: number | null
}

/** Reads the content from the database. */
export async function readContent(db: Db, now: number): Promise<Content> {
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
  const reviews = await db
    .selectFrom('review')
    .select(['id', 'author', 'text', 'language', 'source_name as sourceName', 'source_url as sourceUrl'])
    .select(sql<string>`written_on::text`.as('writtenOn'))
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute()
  return {
    home: await readHome(db, 'shown'),
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
    company: await readStoredCompany(db, now),
    ownerSettings: await readStoredOwnerSettings(db),
    texts: await readShownTexts(db),
    wallets: await readStoredWallets(db),
    rates: await readStoredRates(db),
    archive: await readArchiveSetting(db),
    videos: videos.map((row) => ({
      id: row.id,
      title: { ru: row.title_ru, en: row.title_en },
      description: { ru: row.description_ru, en: row.description_en },
      videoUrl: row.video_url,
      format: row.format,
    })),
    reviews,
    specialists: await readSpecialists(db),
    replyMinutes: await readReplyMinutes(db),
  }
}
