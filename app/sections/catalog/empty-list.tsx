import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { MissingModel } from '#app/sections/catalog/missing-model.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { changeView, withoutFilters } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import { getChosenFilters } from '#contract/rules/chosen-filters.ts'

/** Nothing fits: why, the way back to a list, and a word to people who look for one model. */
export function EmptyList({ catalogState: { mode, view } }: { catalogState: CatalogState }) {
  const { t } = useI18n()
  const isFiltered = getChosenFilters(view).length > 0
  const { title, text } = reasonOf(view.search, isFiltered)
  return (
    <>
      <Notice title={t(title, { query: view.search ?? '' })} text={t(text)}>
        {isFiltered && <ButtonLink to={paths.list(mode, withoutFilters(view))}>{t('catalog.empty.resetFilters')}</ButtonLink>}
        {view.search && (
          <ButtonLink to={paths.list(mode, changeView(view, { search: undefined }))} variant={isFiltered ? 'secondary' : 'primary'}>
            {t('catalog.empty.resetSearch')}
          </ButtonLink>
        )}
      </Notice>
      <MissingModel sought={view.search ?? ''} />
    </>
  )
}

function reasonOf(search: string | undefined, isFiltered: boolean) {
  if (isFiltered) return { title: 'catalog.empty.filtered', text: 'catalog.empty.filteredText' } as const
  if (search) return { title: 'catalog.empty.searched', text: 'catalog.empty.searchedText' } as const
  return { title: 'catalog.empty.section', text: 'catalog.empty.sectionText' } as const
}
