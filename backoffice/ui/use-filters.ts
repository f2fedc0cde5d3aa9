import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/** Whether a list is searched or filtered by any of these, and a function that resets them. */
export function useFilters(filters: readonly { name: string }[]): { isFiltered: boolean; reset: () => void } {
  const { get, set } = useUrlState()
  const names = ['search', ...filters.map(({ name }) => name)]
  return {
    isFiltered: names.some((name) => get(name)),
    reset: () => set(Object.fromEntries(names.map((name) => [name, null]))),
  }
}
