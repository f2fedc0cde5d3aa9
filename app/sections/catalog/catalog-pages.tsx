import { paths } from '#app/client/paths.ts'
import { ApplyWithoutScript } from '#app/features/catalog-filters/form-parts.tsx'
import { focusResults } from '#app/features/catalog-filters/results.ts'
import { PageSizeSelect } from '#app/features/catalog-filters/sort-select.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogList } from '#app/sections/catalog/catalog-data.ts'
import { limits } from '#contract/limits.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import { paginationPages } from '#contract/rules/pagination.ts'

type Props = { catalogState: CatalogState; goTo: GoTo; list: CatalogList }

/** On phones, the items share the width, so that the longest row fits on one line. */
const target = 'inline-flex h-11 w-full max-w-11 sm:w-11 items-center justify-center rounded-2 transition-colors [--icon-size:18px]'

export function CatalogPages({ catalogState, goTo, list: { count, seed } }: Props) {
  const { t } = useI18n()
  const { view, mode } = catalogState
  if (count <= limits.pageSizeDefault) return null
  const total = Math.ceil(count / view.page_size)
  const linkTo = (page: number) => ({ href: paths.list(mode, { ...view, page, seed }), onClick: focusResults })
  return (
    <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline pt-6 md:mt-20">
      {total > 1 && (
        <nav aria-label={t('catalog.pages.label')} className="max-sm:w-full">
          <ul className="figures flex items-center max-sm:*:min-w-0 max-sm:*:max-w-11 max-sm:*:grow max-sm:*:basis-0 sm:-ml-3">
            {view.page > 1 && (
              <li>
                <a
                  {...linkTo(view.page - 1)}
                  rel="prev"
                  aria-label={t('common.previous')}
                  className={`${target} icon icon-previous hover:text-brass`}
                />
              </li>
            )}
            {paginationPages(view.page, total).map((page, at) => (
              <li key={page ?? `gap ${at}`}>
                {page === null ? (
                  <span aria-hidden="true" className={`${target} text-stone`}>
                    …
                  </span>
                ) : (
                  <a
                    {...linkTo(page)}
                    aria-label={t('catalog.pages.page', { page })}
                    aria-current={page === view.page ? 'page' : undefined}
                    className={`${target} hover:text-brass aria-[current=page]:border aria-[current=page]:border-ink`}
                  >
                    {page}
                  </a>
                )}
              </li>
            ))}
            {view.page < total && (
              <li>
                <a
                  {...linkTo(view.page + 1)}
                  rel="next"
                  aria-label={t('common.next')}
                  className={`${target} icon icon-next hover:text-brass`}
                />
              </li>
            )}
          </ul>
        </nav>
      )}
      <div className="ml-auto flex items-center gap-4">
        <PageSizeSelect catalogState={catalogState} goTo={goTo} />
        <ApplyWithoutScript />
      </div>
    </div>
  )
}
