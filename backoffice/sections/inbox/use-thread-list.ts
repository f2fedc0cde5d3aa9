import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { ListedThread, ThreadCounts } from '#backoffice/client/threads.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { offices } from '#contract/offices.ts'
import { threadKinds, threadViews } from '#contract/rules/staff/thread-enums.ts'

export function useThreadList() {
  const { get } = useUrlState()
  const [counts, setCounts] = useState<ThreadCounts>()
  const view = threadViews.find((key) => key === get('view')) ?? 'active'
  const query = {
    view,
    kind: threadKinds.find((kind) => kind === get('kind')),
    office: offices.find(({ key }) => key === get('office'))?.key,
    assignee: get('assignee') || undefined,
    offer: get('offer') === 'open' ? ('open' as const) : undefined,
    late: get('late') === 'true' ? ('true' as const) : undefined,
    unread: get('unread') === 'true' ? ('true' as const) : undefined,
    search: get('search') || undefined,
  }
  const rows = useListPages<ListedThread>(queryKeys.threads.list(query), async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/threads/', { query: { ...query, page, page_size }, signal })
    setCounts(found.counts)
    return found
  })
  return { view, rows, counts }
}
