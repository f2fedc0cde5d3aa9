import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type EditorialImage, EditorialPicture } from '#app/sections/editorial-images/editorial-picture.tsx'
import { Label } from '#app/ui/label.tsx'
import { textLink } from '#app/ui/text-link.ts'

const promos = [
  { key: 'piece', to: paths.catalog() },
  { key: 'check', to: paths.authenticity },
  { key: 'buyback', to: paths.watchBuyback },
] as const

export type PromoImages = Record<(typeof promos)[number]['key'], EditorialImage>

/**
 * The services of the shop, each as a statement with a picture (HOME-04). On narrow screens, they form a row to swipe. On phones, the
 * pictures load only near the viewport.
 */
export function PromoTexts({ images }: { images: PromoImages }) {
  const { t } = useI18n()
  return (
    <div className="wrap max-lg:flex max-lg:snap-x max-lg:scroll-px-5 max-lg:gap-4 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:grid lg:grid-cols-3 lg:gap-x-6">
      {promos.map(({ key, to }) => (
        <section
          key={key}
          aria-labelledby={`promo-${key}`}
          className="flex flex-col max-lg:shrink-0 max-lg:snap-start max-md:w-[84%] md:max-lg:w-[46%]"
        >
          <div data-photo="waits" className="waiting-photo mb-4 aspect-2/1 overflow-hidden bg-ivory md:mb-6 md:aspect-8/5">
            <EditorialPicture
              image={images[key]}
              sizes="(min-width: 1440px) 411px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, (min-width: 481px) 84vw, 46vw"
            />
          </div>
          <div className="flex grow flex-col border-t border-ink pt-4">
            <Label>{t(`home.promo.${key}.label`)}</Label>
            <h2 id={`promo-${key}`} className="display-small xl:display mt-2 text-24 text-balance xl:text-32">
              {t(`home.promo.${key}.title`)}
            </h2>
            <p className="mt-2 max-w-100 text-stone md:mt-3">{t(`home.promo.${key}.text`)}</p>
            <p className="mt-2 md:mt-auto md:pt-4">
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
