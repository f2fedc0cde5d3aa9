import { type ComponentProps, useState } from 'react'
import { valuesWith } from '#app/features/catalog-filters/apply-filter-pick.ts'
import { FacetOptions } from '#app/features/catalog-filters/facet-options.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const searchedFrom = 9

export type SearchedProps = ComponentProps<typeof FacetOptions> & { group: 'brands' | 'collections' }

export function SearchedOptions({ group, cut, moreCount = 0, onMore, ...props }: SearchedProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const values = wanted ? valuesWith(wanted, props.values) : props.values
  const label = t(`catalog.filters.find.${group}`)
  return (
    <>
      {props.values.length + moreCount >= searchedFrom && (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          onFocus={onMore}
          onChange={(event) => setText(event.target.value)}
          className="line-field mb-2 w-full noscript:hidden"
        />
      )}
      <FacetOptions {...props} values={values} cut={wanted ? values.length : cut} moreCount={wanted ? 0 : moreCount} onMore={onMore} />
      <output className="block text-13 text-stone">{values.length === 0 && moreCount === 0 && t(`catalog.filters.none.${group}`)}</output>
    </>
  )
}
