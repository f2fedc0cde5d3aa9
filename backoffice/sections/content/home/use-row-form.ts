import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#backoffice/client/brands.ts'
import type { HomeDraft, StaffRow } from '#backoffice/client/home.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useHomeForm } from '#backoffice/sections/content/home/use-home-form.ts'
import type { HomeRowName } from '#contract/rules/staff/home-parts.ts'

/** The form values. `names`: the names of the added pieces, by id. */
type TypedRow = StaffRow & { names: Record<number, string> }

export function useRowForm(draft: HomeDraft, name: HomeRowName, onClose: () => void) {
  const { t } = useI18n()
  const labels: Record<keyof TypedRow, string> = {
    mode: t('home.mode'),
    title_ru: `${t('home.rowTitle')}, ${t('form.russian')}`,
    title_en: `${t('home.rowTitle')}, ${t('form.english')}`,
    pieces: t('home.chosen'),
    kind: t('home.kind'),
    brand_ids: t('home.brand'),
    min_price: t('home.minPrice'),
    max_price: t('home.maxPrice'),
    tag: t('home.tag'),
    ordering: t('home.ordering'),
    names: '',
  }
  return useHomeForm<TypedRow>({
    kind: 'home-row',
    id: name,
    draft,
    labels,
    read: ({ rows }) => ({ ...rows[name], names: {} }),
    write: ({ rows }, changed) => {
      const { names: _, ...columns } = changed
      return { rows: { ...rows, [name]: { ...rows[name], ...columns } } }
    },
    sentence: t('home.rowSaved'),
    onClose,
  })
}

/** Returns a function that shows a value of a row in a conflict. `nameOf` returns the name of a piece. */
export function useShowRow(nameOf: (id: number) => string): (name: string, value: unknown) => string {
  const { t } = useI18n()
  const { data } = useQuery(brandsQuery)
  const brandOf = (id: number) => data?.results.find((brand) => brand.id === id)?.name ?? String(id)
  return (name, value) => {
    if (name === 'mode') return t(`home.modes.${value as StaffRow['mode']}`)
    if (name === 'ordering') return t(`home.orderings.${value as StaffRow['ordering']}`)
    if (name === 'kind') return t(`home.kinds.${(value as StaffRow['kind']) ?? 'all'}`)
    if (name === 'pieces') return (value as number[]).map(nameOf).join('\n')
    if (name === 'brand_ids') return (value as number[]).map(brandOf).join(', ')
    if (value === null) return ''
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
