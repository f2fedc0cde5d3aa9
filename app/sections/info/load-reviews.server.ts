import type { CallApi } from '#app/client/call-api.ts'
import { listReviews } from '#app/client/content.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import type { ShownReview } from '#app/sections/info/reviews.tsx'
import type { Language } from '#contract/language.ts'

const shownMax = 6

/** Loads the first six reviews, those in the page's language first. Null on failure. */
export async function loadReviews({ callApi, language }: { callApi: CallApi; language: Language }): Promise<ShownReview[] | null> {
  const listed = await listReviews(callApi).catch(() => null)
  if (!listed) return null
  return listed.results
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .slice(0, shownMax)
    .map(({ id, author, text, language: written, source_name: source, source_url: url, written_on: date }) => ({
      id,
      author,
      paragraphs: text.split(/\n\s*/),
      language: written,
      source,
      url,
      date,
      day: shopDay(language, date),
    }))
}
