import type { Translator } from '#app/i18n/translator.ts'
import { facetGroupOf, type ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { ChosenFilter } from '#contract/rules/chosen-filters.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/**
 * Returns the label of a chosen filter. If the name of the value is unknown, the label is the name of the filter group. A color's label
 * also says whether it is the dial's or the strap's.
 */
export function chipLabel({ t, language }: Translator, facets: ShownFacets | null, chosen: ChosenFilter): string {
  if ('id' in chosen) {
    const group = facetGroupOf(chosen.name)
    const title = t(`catalog.groups.${group}`)
    const name = facets?.groups[group]?.find(({ id }) => id === chosen.id)?.name
    if (!name) return title
    return group.endsWith('_colors') ? `${title}: ${name}` : name
  }
  if ('text' in chosen)
    return chosen.text.length === 1 ? t('catalog.chips.brandInitial', { initial: chosen.text.toUpperCase() }) : chosen.text
  if (chosen.name === 'size') return t(`catalog.filters.${chosen.size}`)
  if (!('value' in chosen)) return t(`catalog.chips.${chosen.name}`)
  const isPrice = chosen.name === 'min_price' || chosen.name === 'max_price'
  return t(`catalog.chips.${chosen.name}`, { value: isPrice ? formatCents(language, chosen.value * 100) : chosen.value })
}
