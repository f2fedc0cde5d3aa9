import type { Generated } from 'kysely'
import type { Faq, Video } from '#contract/content.ts'

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
}
