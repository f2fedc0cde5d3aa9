import type { ColumnType, Generated } from 'kysely'
import type { Faq, Video } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { Kind } from '#contract/piece.ts'
import type { Facts } from '#contract/rules/page-facts.ts'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { HomeRows, StoredBanner } from '#contract/rules/staff/home-parts.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import type { spokenLanguages } from '#contract/specialist.ts'

/** A banner picture. `widths`: all stored sizes. `crop`: crop of the original. */
export type CutPicture = { hash: string; width: number; height: number; widths: number[]; placeholder: string; crop: PhotoCrop | null }
/** JSON, written as text. */
type Json<T> = ColumnType<T, string | undefined, string>

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type StoredFacts = Record<Language, Facts>

export type ContentTables = {
  banner: {
    id: Generated<number>
    title_ru: string
    title_en: string
    text_ru: Generated<string>
    text_en: Generated<string>
    image: string | null
    link: string
    position: Generated<number>
    is_active: Generated<boolean>
  }
  home_page: {
    id: 'draft' | 'shown'
    banners: ColumnType<StoredBanner[] | null, string | null | undefined, string | null>
    rows: Json<HomeRows>
    edit_version: Generated<number>
  }
  home_picture: {
    id: string
    original: string
    width: number
    height: number
    desk: ColumnType<CutPicture, string, never>
    phone: ColumnType<CutPicture, string, never>
    created_at: Date
  }
  page_text: {
    id: TextPageName
    draft: NullableJson<TextDocument>
    shown: NullableJson<TextDocument>
    facts: NullableJson<StoredFacts>
    planned: NullableJson<TextDocument>
    publish_at: Date | null
    publish_by: string | null
    edit_version: Generated<number>
  }
  page_text_version: {
    page: TextPageName
    number: number
    document: ColumnType<TextDocument, string, never>
    facts: ColumnType<StoredFacts, string, never>
    is_default: boolean
    shown_from: Date | null
    staff_id: string | null
  }
  faq: {
    id: Generated<number>
    section: Faq['section']
    question_ru: string
    question_en: string
    answer_ru: string
    answer_en: string
    position: Generated<number>
    is_active: Generated<boolean>
    edit_version: Generated<number>
  }
  video: {
    id: Generated<number>
    title_ru: string
    title_en: string
    description_ru: Generated<string>
    description_en: Generated<string>
    video_url: string
    format: Video['format']
    position: Generated<number>
    is_active: Generated<boolean>
    edit_version: Generated<number>
  }
  specialist: {
    id: Generated<number>
    name_ru: string
    name_en: string
    office: OfficeKey | null
    piece_kinds: Kind[]
    languages: (typeof spokenLanguages)[number][]
    hours_ru: Generated<string>
    hours_en: Generated<string>
    telegram: Generated<string>
    whatsapp: Generated<string>
    picture: string | null
    staff_id: string | null
    position: Generated<number>
    is_active: Generated<boolean>
    edit_version: Generated<number>
  }
  reply_speed: {
    id: Generated<boolean>
    within_minutes: number | null
    measured_at: Date
  }
  review: {
    id: Generated<number>
    author: string
    text: string
    language: Language
    source_name: string
    source_url: string
    written_on: ColumnType<never, string, string>
    position: Generated<number>
    is_active: Generated<boolean>
    edit_version: Generated<number>
  }
}
