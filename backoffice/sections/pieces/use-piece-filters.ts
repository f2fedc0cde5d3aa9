import { useQuery } from '@tanstack/react-query'
import { type ListEntry, tagsQuery } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { useFactFilters } from '#backoffice/sections/pieces/use-fact-filters.ts'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { kinds, pieceStatuses } from '#contract/rules/piece-kinds.ts'
import { missingThings, ownerships } from '#contract/rules/staff/piece-enums.ts'

/** The filters of the list. Their names are the same in the URL and the API. `isMore`: "more filters" has been opened. */
export function usePieceFilters(brands: readonly ListEntry[], isMore = false): Filter[] {
  const { t } = useI18n()
  const may = useMay()
  const { get } = useUrlState()
  const cities = useCities()
  const missing = missingThings.filter((thing) => thing !== 'cost' || may('piece.cost'))
  const filters: Filter[] = [
    {
      name: 'status',
      label: t('pieces.filters.status'),
      options: pieceStatuses.map((value) => ({ value, label: t(`pieces.status.${value}`) })),
    },
    { name: 'kind', label: t('pieces.filters.kind'), options: kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) })) },
    {
      name: 'brand_ids',
      label: t('pieces.filters.brand'),
      options: brands.map(({ id, name_en }) => ({ value: String(id), label: name_en })),
    },
    { name: 'city_ids', label: t('pieces.filters.city'), options: cities.options },
    {
      name: 'missing',
      label: t('pieces.filters.missing'),
      options: missing.map((value) => ({ value, label: t(`pieces.missing.${value}`) })),
    },
  ]
  const yes = yesNo(t('common.yes'), t('common.no'))
  filters.push(
    { name: 'on_hold', label: t('pieces.filters.hold'), options: yes, isQuiet: true },
    { name: 'days_min', label: t('pieces.filters.daysFrom'), options: [], isNumber: true, isQuiet: true },
    { name: 'days_max', label: t('pieces.filters.daysTo'), options: [], isNumber: true, isQuiet: true },
    { name: 'on_request', label: t('pieces.filters.onRequest'), options: yes, isQuiet: true },
    { name: 'moving', label: t('pieces.filters.moving'), options: yes, isQuiet: true },
    { name: 'deposit', label: t('pieces.filters.deposit'), options: yes, isQuiet: true },
    { name: 'planned', label: t('pieces.filters.planned'), options: yes, isQuiet: true },
  )
  if (may('piece.cost'))
    filters.push({
      name: 'consigned_within',
      label: t('pieces.filters.consignedWithin'),
      options: [14, 30, 90].map((count) => ({ value: String(count), label: t('pieces.filters.within', { count }) })),
      isQuiet: true,
    })
  const tags = useQuery(tagsQuery).data?.results ?? []
  // a tag in the URL filters the list from its first request, before the tags arrive
  if (tags.length || get('tags'))
    filters.push({
      name: 'tags',
      label: t('pieceParts.tags.filter'),
      options: tags.map(({ tag, pieces }) => ({ value: tag, label: `${tag} (${pieces})` })),
      isQuiet: true,
    })
  const facts = useFactFilters(isMore)
  if (may('piece.cost'))
    filters.push({
      name: 'ownership',
      label: t('pieces.filters.ownership'),
      options: ownerships.map((value) => ({ value, label: t(`pieces.ownership.${value}`) })),
      isQuiet: true,
    })
  return [...filters, ...facts]
}

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]
