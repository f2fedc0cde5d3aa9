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

/** What the shop does with a piece, one statement and its picture a row (HOME-04). On phones pictures wait for a person to come near. */
export function PromoTexts({ images }: { images: PromoImages }) {
  const { t } = useI18n()
  return (
    <div className="wrap max-md:flex max-md:snap-x max-md:scroll-px-5 max-md:gap-4 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:grid md:gap-24">
      {promos.map(({ key, to }) => (
        <section
          key={key}
          aria-labelledby={`promo-${key}`}
          className="group items-center gap-x-6 max-md:w-[84%] max-md:shrink-0 max-md:snap-start md:grid md:grid-cols-12"
        >
          <div
            data-photo="waits"
            className="waiting-photo aspect-2/1 md:aspect-8/5 bg-ivory max-md:mb-4 md:col-span-7 md:row-start-1 md:mx-0 md:group-even:col-start-6"
          >
            <EditorialPicture
              image={images[key]}
              sizes="(min-width: 1440px) 740px, (min-width: 768px) 57vw, (min-width: 481px) 84vw, 46vw"
            />
          </div>
          <div className="md:row-start-1 md:group-odd:col-span-5 md:group-odd:pl-6 md:group-even:col-span-4 xl:group-odd:col-span-4 xl:group-odd:col-start-9 xl:group-odd:pl-0">
            <Label>{t(`home.promo.${key}.label`)}</Label>
            <h2 id={`promo-${key}`} className="display-small md:display mt-2 max-w-120 text-24 text-balance md:mt-4 md:text-32 xl:text-44">
              {t(`home.promo.${key}.title`)}
            </h2>
            <p className="mt-2 max-w-100 text-stone md:mt-5">{t(`home.promo.${key}.text`)}</p>
            <p className="mt-2 md:mt-4">
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
