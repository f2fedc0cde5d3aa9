import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BuybackCounts, ListedBuyback } from '#backoffice/client/buybacks.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BuybackCard, useBuybackColumns } from '#backoffice/sections/buybacks/use-buyback-columns.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { EmptyList } from '#backoffice/ui/empty-list.tsx'
import { type Filter, FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { buybackStates } from '#contract/rules/buyback-states.ts'

const views = ['open', 'waiting', 'over'] as const

export default function BuybacksPage() {
  const { t } = useI18n()
  const columns = useBuybackColumns()
  const filters = useBuybackFilters()
  const { get } = useUrlState()
  const [counts, setCounts] = useState<BuybackCounts>()
  const tabs = views.map((view) => ({ key: view, label: t(`buybacks.views.${view}`), count: counts?.[view] ?? 0 }))
  const chosen = useUrlTab(tabs, 'state')
  const query = {
    state: buybackStates.find((state) => state === get('only')) ?? views.find((view) => view === chosen) ?? 'open',
    assignee: get('assignee') || undefined,
    search: get('search') || undefined,
  }
  const rows = useListPages<ListedBuyback>(queryKeys.buybacks.list(query), async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/buybacks/', { query: { ...query, page, page_size }, signal })
    setCounts(found.counts)
    return found
  })
  return (
    <Page
      title={t('buybacks.title')}
      back={{ to: paths.inbox, label: t('threads.title') }}
      bar={
        <>
          <FilterBar searchLabel={t('buybacks.searchLabel')} filters={filters} />
          <UrlTabs tabs={tabs} label={t('buybacks.views.label')} name="state" />
        </>
      }
    >
      <DataList
        label={t('buybacks.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => t('buybacks.number', { number: id })}
        rowPath={({ id }) => paths.buyback(id)}
        card={(buyback) => <BuybackCard buyback={buyback} />}
        empty={<EmptyList title={t('buybacks.empty')} text={t('buybacks.emptyText')} filters={filters} />}
      />
    </Page>
  )
}

function useBuybackFilters(): Filter[] {
  const { t } = useI18n()
  const { data } = useQuery(colleaguesQuery)
  return [
    {
      name: 'only',
      label: t('buybacks.column.state'),
      options: buybackStates.map((value) => ({ value, label: t(`buybacks.state.${value}`) })),
    },
    {
      name: 'assignee',
      label: t('buybacks.column.assignee'),
      options: [
        { value: 'me', label: t('buybacks.mine') },
        { value: 'nobody', label: t('buybacks.nobody') },
        ...(data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ]
}
