import { useI18n } from '#app/i18n/i18n-context.tsx'
import { LinkedText } from '#app/sections/info/linked-text.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'

/** Letters of a word that still fit a telephone at 44 px. */
const longestAt44 = 14

/** The way here, the title, and what the page is about. */
export function PageHeading({ crumbs, title, lead }: { crumbs: Crumb[]; title: string; lead: string }) {
  const { t } = useI18n()
  const size = title.split(/\s/).some((word) => word.length > longestAt44) ? 'text-32 hyphens-auto sm:text-44' : 'text-44'
  return (
    <header className="mb-12 md:mb-20 print:mb-8">
      <Breadcrumbs label={t('common.breadcrumbs')} crumbs={crumbs} here={title} />
      <h1 className={`display mt-8 max-w-240 md:mt-12 md:text-60 print:text-32 ${size}`}>{title}</h1>
      <p className="mt-6 max-w-160 text-17 text-stone md:text-20 md:leading-[1.5]">
        <LinkedText text={lead} />
      </p>
    </header>
  )
}
