import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Brand } from '#contract/reference-lists.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'

/** Letters of the index: only letters with which a known brand begins. */
const initials = 'abcdefghijlmnoprstuvz'.split('')
const byName = new Intl.Collator('ru')

const initialTarget = 'inline-flex size-11 items-center justify-center text-15 uppercase md:size-9'

type Props = { brands: Brand[] | undefined; columns: string }

export function BrandIndex({ brands, columns }: Props) {
  const { t } = useI18n()
  // a letter without pieces would link to an empty list
  const hasBrand = (initial: string) => !brands || brands.some(({ name, count }) => count > 0 && brandMatches(name, initial))
  return (
    <>
      <a href={paths.list('all')} className="quiet-link display-small mt-3 inline-flex min-h-11 items-center text-20">
        {t('menu.allBrands')}
      </a>
      <nav aria-label={t('menu.initials')}>
        <ul className="mt-2 -ml-2.5 flex flex-wrap">
          {initials.map((initial) => (
            <li key={initial}>
              {hasBrand(initial) ? (
                <a
                  href={paths.list('all', { brand: initial })}
                  aria-label={t('menu.initial', { initial: initial.toUpperCase() })}
                  className={`quiet-link ${initialTarget}`}
                >
                  {initial}
                </a>
              ) : (
                <span aria-hidden="true" className={`text-stone opacity-50 ${initialTarget}`}>
                  {initial}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4" aria-busy={!brands}>
        <BrandList brands={brands} columns={columns} />
      </div>
    </>
  )
}

function BrandList({ brands, columns }: Props) {
  const { language, t } = useI18n()
  if (!brands) return <BrandSkeleton columns={columns} />
  const sold = brands.filter(({ count }) => count > 0).toSorted((a, b) => byName.compare(a.name, b.name))
  if (!sold.length) return <p className="text-stone">{t('footer.noBrands')}</p>
  return (
    <ul className={`gap-x-10 ${columns}`} lang={language}>
      {sold.map(({ id, name, count }) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={paths.brand(name)}
            className="quiet-link flex min-h-11 items-center justify-between gap-4 border-b border-hairline md:min-h-9"
          >
            {name}
            <span className="figures text-13 text-stone">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('menu.brandCount', { count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function BrandSkeleton({ columns }: { columns: string }) {
  const { t } = useI18n()
  return (
    <div className={`gap-x-10 ${columns}`}>
      <span className="sr-only">{t('common.loading')}</span>
      {initials.slice(0, 12).map((initial) => (
        <Skeleton key={initial} className="mb-2 h-9 break-inside-avoid" />
      ))}
    </div>
  )
}
