import type { MouseEvent } from 'react'
import { paths } from '#app/client/paths.ts'
import { formId } from '#app/features/catalog-filters/form-parts.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useTypedText } from '#app/features/catalog-filters/use-typed-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { debounceMs } from '#app/ui/debounce.ts'
import { iconTarget } from '#app/ui/icon-button.tsx'
import { SearchLine } from '#app/ui/search-line.tsx'
import { limits } from '#contract/limits.ts'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

export function SearchBox({
  catalogState: { mode, view },
  goTo,
  className = '',
}: {
  catalogState: CatalogState
  goTo: GoTo
  className?: string
}) {
  const { t } = useI18n()
  const applied = view.search ?? ''
  const clean = (text: string) => {
    const trimmed = text.trim()
    return trimmed.length === 0 || trimmed.length >= limits.searchMinChars ? trimmed : applied
  }
  // a search in watches covers all kinds of pieces; clearing the search returns to watches
  const searched = mode === 'watches' && !applied ? 'all' : mode
  const plain = mode === 'all' ? 'watches' : mode
  const after = (search: string) => ({ mode: search ? searched : plain, view: changeView(view, { search, literal: undefined }) })
  const { field } = useTypedText({ applied, clean, onCommit: (text) => goTo(after(clean(text)), 'search'), afterMs: debounceMs.search })
  const clear = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.closest('search')?.querySelector('input')?.focus()
    goTo(after(''))
  }
  return (
    <SearchLine
      {...field}
      name="search"
      form={formId}
      aria-label={t('catalog.search.label')}
      placeholder={t('catalog.search.placeholder')}
      maxLength={limits.searchMaxChars}
      className={className}
      clear={
        applied && (
          <a
            href={paths.list(plain, after('').view)}
            onClick={clear}
            aria-label={t('catalog.search.clear')}
            className={`${iconTarget} icon icon-close absolute top-0 -right-3 [--icon-size:18px]`}
          />
        )
      }
    />
  )
}
