import { formId } from '#app/features/catalog-filters/form-parts.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { limits } from '#contract/limits.ts'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import { orderings } from '#contract/rules/orderings.ts'

type Props = { catalogState: CatalogState; goTo: GoTo }

/** Selects the sort order. The default is relevance for a search, and a shuffled order for other lists. */
export function SortSelect({ catalogState: { mode, view }, goTo }: Props) {
  const { t } = useI18n()
  const none = view.search ? t('catalog.sort.relevance') : t('catalog.sort.none')
  return (
    <CachedMarkup by={() => JSON.stringify(['sort', none, view.ordering])}>
      <InlineSelect
        label={t('catalog.sort.label')}
        isLabelSpared
        className="min-w-0"
        name="ordering"
        form={formId}
        value={view.ordering ?? ''}
        options={[{ value: '', label: none }, ...orderings.map((value) => ({ value, label: t(`catalog.sort.${value}`) }))]}
        onChange={({ target: { value } }) =>
          goTo({ mode, view: changeView(view, { ordering: orderings.find((known) => known === value) }) })
        }
      />
    </CachedMarkup>
  )
}

export function PageSizeSelect({ catalogState: { mode, view }, goTo }: Props) {
  const { t } = useI18n()
  return (
    <CachedMarkup by={() => JSON.stringify(['page size', view.page_size])}>
      <InlineSelect
        label={t('catalog.pageSize')}
        name="page_size"
        form={formId}
        value={String(view.page_size)}
        options={limits.pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={({ target: { value } }) => goTo({ mode, view: changeView(view, { page_size: Number(value) }) })}
      />
    </CachedMarkup>
  )
}
