import { useState } from 'react'
import { paths } from '#app/client/paths.ts'
import { FilterFields } from '#app/features/catalog-filters/filter-fields.tsx'
import { useDraftFacets } from '#app/features/catalog-filters/use-draft-facets.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { useCloseOnNavigation } from '#app/ui/use-close-on-navigation.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, withoutChosenFilters } from '#contract/rules/catalog-state.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  catalogState: CatalogState
  facets: ShownFacets | null
  onApply: (catalogState: CatalogState) => void
}

const quietButton = 'quiet-link min-h-11 text-15 underline decoration-ink/30 underline-offset-4'

export default function FilterDrawer({ isOpen, onOpenChange, catalogState, facets, onApply }: Props) {
  const { t } = useI18n()
  const [draft, setDraft] = useState(catalogState)
  const { shown, count, isCounting } = useDraftFacets(draft, catalogState, facets)
  const isChanged = paths.list(draft.mode, draft.view) !== paths.list(catalogState.mode, { ...catalogState.view, page: 1, seed: undefined })
  useCloseOnNavigation(() => onOpenChange(false))
  const action = count === null ? t('catalog.filters.apply') : t('catalog.filters.show', { count })
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('catalog.filters.title')}
      closeLabel={t('common.close')}
      closesOnBack
      width="wide"
    >
      <div className="gap-x-12 md:grid md:grid-cols-2">
        <FilterFields catalogState={draft} facets={shown} typedAfterMs={0} onChange={(next) => setDraft(next)} />
      </div>
      <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-hairline bg-paper px-5 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-bottom-10 md:-mx-10 md:-mb-10 md:px-10">
        <Button
          disabled={!isChanged}
          aria-busy={isCounting}
          onClick={() => onApply(draft)}
          className="w-full md:order-last md:ml-auto md:w-auto md:min-w-64"
        >
          {action}
        </Button>
        <button type="button" className={quietButton} onClick={() => setDraft(withoutChosenFilters(draft))}>
          {t('catalog.filters.reset')}
        </button>
        <button type="button" className={quietButton} onClick={() => onOpenChange(false)}>
          {t('catalog.filters.cancel')}
        </button>
        <VisuallyHidden live>{isChanged && !isCounting && count !== null ? t('catalog.found', { count }) : ''}</VisuallyHidden>
      </div>
    </Drawer>
  )
}
