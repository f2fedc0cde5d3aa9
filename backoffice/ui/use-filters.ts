import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/** Returns whether the URL contains a search or one of `filters`, and a function that resets all of them. */
export function useFilters(filters: readonly { name: string }[]): { isFiltered: boolean; reset: () => void } {
  const { get, set } = useUrlState()
  const names = ['search', ...filters.map(({ name }) => name)]
  return {
    isFiltered: names.some((name) => get(name)),
    reset: () => set(Object.fromEntries(names.map((name) => [name, null]))),
  }
}
