import { orderOrderings, orderStatuses } from '#contract/rules/order-words.ts'
import type { HistoryView } from '#app/client/order-history.ts'
import { limits } from '#contract/limits.ts'

export const wholeHistory: HistoryView = { search: '', status: '', ordering: 'newest' }

/** What an address asks for; what it cannot ask for counts as not said. */
export function readHistoryAddress(query: URLSearchParams): HistoryView {
  const search = (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, limits.searchMaxChars)
  const status = orderStatuses.find((known) => known === query.get('status')) ?? ''
  const ordering = orderOrderings.find((known) => known === query.get('ordering')) ?? wholeHistory.ordering
  return { search, status, ordering }
}

/** The query of an address, without what goes without saying. */
export function writeHistoryAddress({ search, status, ordering }: HistoryView): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (status) query.set('status', status)
  if (ordering !== wholeHistory.ordering) query.set('ordering', ordering)
  return query
}

/** Whether only a part of the orders is shown. */
export function isFiltered({ search, status }: HistoryView): boolean {
  return search !== '' || status !== ''
}
