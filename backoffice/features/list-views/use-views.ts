import { useQuery } from '@tanstack/react-query'
import { type SavedView, viewsQuery } from '#backoffice/client/views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { readyViewsOf, type ViewList } from '#contract/rules/staff/ready-views.ts'
import { canonicalQuery } from '#contract/rules/staff/view-query.ts'

/** A view of a list. Built-in views have no `saved`. */
export type View = { key: string; name: string; query: string; saved?: SavedView }
type ViewGroups = { own: View[]; shared: View[]; ready: View[]; start: string | null; isLoaded: boolean }

/** Returns the views of a list in groups: the person's private views (`own`), shared views (`shared`) and built-in views (`ready`). */
export function useViews(list: ViewList): ViewGroups {
  const { find } = useI18n()
  const { data } = useQuery(viewsQuery)
  const saved = (data?.results ?? []).filter((view) => view.list === list)
  const viewOf = (view: SavedView): View => ({ key: view.id, name: view.name, query: canonicalQuery(view.query), saved: view })
  const isOwn = ({ is_shared: isShared }: SavedView) => !isShared
  return {
    own: saved.filter(isOwn).map(viewOf),
    shared: saved.filter((view) => !isOwn(view)).map(viewOf),
    ready: Object.entries(readyViewsOf[list]).map(([key, query]) => ({
      key,
      name: find(`views.names.${key}`, key),
      query: canonicalQuery(query),
    })),
    start: data?.start[list] ?? null,
    isLoaded: data !== undefined,
  }
}

export const allOf = ({ own, shared, ready }: ViewGroups): View[] => [...own, ...shared, ...ready]
