import { useQueries, useQuery } from '@tanstack/react-query'
import { listQuery, placesQuery } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { facetDefinitions } from '#contract/rules/filter-definitions.ts'

const ranges = [
  ['min_price', 'pieces.filters.priceMin'],
  ['max_price', 'pieces.filters.priceMax'],
  ['production_year_min', 'pieces.filters.yearMin'],
  ['production_year_max', 'pieces.filters.yearMax'],
  ['case_diameter_min', 'pieces.filters.diameterMin'],
  ['case_diameter_max', 'pieces.filters.diameterMax'],
] as const satisfies readonly (readonly [string, MessageKey])[]

const shown = new Set<string>(['brands', 'cities'])
const lists = facetDefinitions.filter(({ group }) => !shown.has(group))

/**
 * Filters behind the button "more filters". The options of a filter are loaded when the button is pressed, or at once if the URL uses the
 * filter.
 */
export function useFactFilters(isAsked: boolean): Filter[] {
  const { t, language } = useI18n()
  const { get } = useUrlState()
  const cities = useCities()
  const entries = useQueries({
    queries: lists.map(({ group, filter }) => ({ ...listQuery(group), enabled: isAsked || get(filter) !== '' })),
  })
  const places = useQuery({ ...placesQuery, enabled: isAsked || get('place') !== '' }).data?.results ?? []
  const yes = [
    { value: 'true', label: t('common.yes') },
    { value: 'false', label: t('common.no') },
  ]
  return [
    ...ranges.map(([name, label]) => ({ name, label: t(label), options: [], isQuiet: true, isNumber: true })),
    {
      name: 'place',
      label: t('pieceParts.place.label'),
      options: places.map((place) => ({ value: String(place.id), label: `${place[`name_${language}`]}, ${cities.nameOf(place.city_id)}` })),
      isQuiet: true,
    },
    ...lists.map(({ group, filter }, at) => ({
      name: filter,
      label: t(`lists.names.${group}`),
      options: (entries[at]?.data?.results ?? []).map((entry) => ({ value: String(entry.id), label: entry[`name_${language}`] })),
      isQuiet: true,
    })),
    { name: 'full_set', label: t('pieces.badges.fullSet'), options: yes, isQuiet: true },
    { name: 'on_sale', label: t('pieces.badges.sale'), options: yes, isQuiet: true },
  ]
}
