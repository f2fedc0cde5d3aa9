import type { HistoryView } from '#app/client/order-history.ts'
import { limits } from '#contract/limits.ts'
import { orderOrderings, orderStatuses } from '#contract/rules/order-enums.ts'

export const defaultHistoryView: HistoryView = { search: '', status: '', ordering: 'newest' }

export function parseHistoryParams(query: URLSearchParams): HistoryView {
  const search = (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, limits.searchMaxChars)
  const status = orderStatuses.find((known) => known === query.get('status')) ?? ''
  const ordering = orderOrderings.find((known) => known === query.get('ordering')) ?? defaultHistoryView.ordering
  return { search, status, ordering }
}

export function formatHistoryParams({ search, status, ordering }: HistoryView): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (status) query.set('status', status)
  if (ordering !== defaultHistoryView.ordering) query.set('ordering', ordering)
  return query
}

export function isFiltered({ search, status }: HistoryView): boolean {
  return search !== '' || status !== ''
}
