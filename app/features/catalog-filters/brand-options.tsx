import { type ComponentProps, useState } from 'react'
import { brandsWith } from '#app/features/catalog-filters/apply-filter-pick.ts'
import { FacetOptions } from '#app/features/catalog-filters/facet-options.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const searchedFrom = 9

export function BrandOptions(props: ComponentProps<typeof FacetOptions>) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const values = wanted ? brandsWith(wanted, props.values) : props.values
  return (
    <>
      {props.values.length >= searchedFrom && (
        <input
          type="search"
          aria-label={t('catalog.filters.findBrand')}
          placeholder={t('catalog.filters.findBrand')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="line-field mb-2 w-full noscript:hidden"
        />
      )}
      <FacetOptions {...props} values={values} showsAll={wanted !== ''} />
      <output className="block text-13 text-stone">{values.length === 0 && t('catalog.filters.noBrand')}</output>
    </>
  )
}
