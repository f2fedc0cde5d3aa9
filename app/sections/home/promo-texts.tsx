import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import { textLink } from '#app/ui/text-link.tsx'

const promos = [
  { key: 'piece', to: paths.catalog() },
  { key: 'check', to: paths.authenticity },
  { key: 'buyback', to: paths.watchBuyback },
] as const

/** What the shop does with a piece, one statement a row (HOME-04). */
export function PromoTexts() {
  const { t } = useI18n()
  return (
    <div className="wrap">
      {promos.map(({ key, to }) => (
        <section
          key={key}
          aria-labelledby={`promo-${key}`}
          className="grid gap-x-6 gap-y-4 border-t border-hairline py-10 last:border-b md:grid-cols-12 md:py-14"
        >
          <div className="pt-1 md:col-span-2">
            <Label>{t(`home.promo.${key}.label`)}</Label>
          </div>
          <h2 id={`promo-${key}`} className="display max-w-120 text-24 md:col-span-5 md:text-32">
            {t(`home.promo.${key}.title`)}
          </h2>
          <div className="md:col-span-5 xl:col-span-4 xl:col-start-9">
            <p className="text-stone">{t(`home.promo.${key}.text`)}</p>
            <p className="mt-4">
              <a href={to} className={`${textLink} inline-flex min-h-8 items-center`}>
                {t(`home.promo.${key}.link`)}
              </a>
            </p>
          </div>
        </section>
      ))}
    </div>
  )
}
