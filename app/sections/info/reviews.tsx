import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Language } from '#contract/language.ts'

/** A review in its own language. `day`: `date` in the language of the page. */
export type ShownReview = {
  id: number
  author: string
  paragraphs: string[]
  language: Language
  source: string
  url: string
  date: string
  day: string
}

export function Reviews({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {reviews.map((review) => (
        <li key={review.id} className="break-inside-avoid py-8 first:pt-0 last:pb-0">
          <Quotation review={review} />
        </li>
      ))}
    </ul>
  )
}

function Quotation({ review: { author, paragraphs, language, source, url, date, day } }: { review: ShownReview }) {
  const { t } = useI18n()
  return (
    <figure>
      <blockquote lang={language} className="max-w-172 space-y-4 text-17 wrap-anywhere">
        {paragraphs.map((paragraph, at) => (
          // a review may repeat a paragraph, and paragraphs are never reordered
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 text-stone wrap-anywhere">
        <span className="text-ink">{author}</span>
        <time dateTime={date} className="figures">
          {day}
        </time>
        <a href={url} target="_blank" rel="noopener noreferrer" className={`inline-flex min-h-11 items-center gap-1.5 ${textLink}`}>
          {source}
          <ArrowUpRight aria-hidden="true" size={16} className="no-print shrink-0" />
          <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
        </a>
      </figcaption>
    </figure>
  )
}
