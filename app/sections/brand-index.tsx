import { Link } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Brand } from '#contract/reference-lists.ts'

/** Initials without brands of the trade are left out (HDR-04). */
const initials = 'abcdefghijlmnoprstuvz'.split('')
const byName = new Intl.Collator('ru')

type Props = { brands: Brand[] | undefined; onChoose?: () => void; columns: string }

/** All brands, by initial and by name with counts; `undefined` while they load. */
export function BrandIndex({ brands, onChoose, columns }: Props) {
  const { t } = useI18n()
  return (
    <>
      <Link to={paths.catalog()} onClick={onChoose} className="quiet-link display-small mt-3 inline-flex min-h-11 items-center text-20">
        {t('menu.allBrands')}
      </Link>
      <nav aria-label={t('menu.initials')}>
        <ul className="mt-2 -ml-2.5 flex flex-wrap">
          {initials.map((initial) => (
            <li key={initial}>
              <Link
                to={paths.catalog({ brand: initial })}
                onClick={onChoose}
                aria-label={t('menu.initial', { initial: initial.toUpperCase() })}
                className="quiet-link inline-flex size-11 items-center justify-center text-15 uppercase md:size-9"
              >
                {initial}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4" aria-busy={!brands}>
        <BrandList brands={brands} onChoose={onChoose} columns={columns} />
      </div>
    </>
  )
}

function BrandList({ brands, onChoose, columns }: Props) {
  const { language, t } = useI18n()
  if (!brands) return <BrandSkeleton columns={columns} />
  const sold = brands.filter(({ count }) => count > 0).toSorted((a, b) => byName.compare(a.name, b.name))
  if (!sold.length) return <p className="text-stone">{t('footer.noBrands')}</p>
  return (
    <ul className={`gap-x-10 ${columns}`} lang={language}>
      {sold.map(({ id, name, count }) => (
        <li key={id} className="break-inside-avoid">
          <Link
            to={paths.catalog({ brand_ids: [id] })}
            onClick={onChoose}
            className="quiet-link flex min-h-11 items-center justify-between gap-4 border-b border-hairline md:min-h-9"
          >
            {name}
            <span className="figures text-13 text-stone">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('menu.brandCount', { count })}</span>
            </span>
          </Link>
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
