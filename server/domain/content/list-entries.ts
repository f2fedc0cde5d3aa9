import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

const entriesMax = 1000

/** Returns all FAQs in their order, including hidden ones. */
export function listStaffFaqs(db: Db) {
  return db
    .selectFrom('faq')
    .select(['id', 'section', 'question_ru', 'question_en', 'answer_ru', 'answer_en', 'is_active', 'edit_version as version'])
    .orderBy('position')
    .orderBy('id')
    .limit(entriesMax)
    .execute()
}

/** Returns all videos in their order, including hidden ones. */
export function listStaffVideos(db: Db) {
  return db
    .selectFrom('video')
    .select([
      'id',
      'title_ru',
      'title_en',
      'description_ru',
      'description_en',
      'video_url',
      'format',
      'is_active',
      'edit_version as version',
    ])
    .orderBy('position')
    .orderBy('id')
    .limit(entriesMax)
    .execute()
}

/** Returns all reviews in their order, including hidden ones. */
export function listStaffReviews(db: Db) {
  return db
    .selectFrom('review')
    .select(['id', 'author', 'text', 'language', 'source_name', 'source_url', 'is_active', 'edit_version as version'])
    .select(sql<string>`written_on::text`.as('written_on'))
    .orderBy('position')
    .orderBy('id')
    .limit(entriesMax)
    .execute()
}
