import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CallDialog } from '#backoffice/sections/inbox/call-dialog.tsx'
import { ThreadCard, useThreadColumns } from '#backoffice/sections/inbox/use-thread-columns.tsx'
import { useThreadList } from '#backoffice/sections/inbox/use-thread-list.ts'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { EmptyList } from '#backoffice/ui/empty-list.tsx'
import { type Filter, FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { UrlTabs } from '#backoffice/ui/tabs.tsx'
import { offices } from '#contract/offices.ts'
import { threadKinds, threadViews } from '#contract/rules/staff/thread-enums.ts'

/** Reduced padding, so that the title and three buttons fit on one line on phones. */
const narrow = 'max-md:px-3!'

export default function InboxPage() {
  const { t } = useI18n()
  const may = useMay()
  const columns = useThreadColumns()
  const filters = useThreadFilters()
  const { search } = useLocation()
  const { rows, counts } = useThreadList()
  const [isCalling, setCalling] = useState(false)
  const tabs = threadViews.map((view) => ({ key: view, label: t(`threads.views.${view}`), count: counts?.[view] ?? 0 }))
  const mayWrite = may('thread.answer')
  useShortcuts(mayWrite ? [{ keys: 'n', label: t('threads.newCall'), run: () => setCalling(true) }] : [])
  return (
    <Page
      title={t('threads.title')}
      actions={
        <>
          <ButtonLink to={paths.buybacks} className={narrow}>
            {t('buybacks.title')}
          </ButtonLink>
          {may('person.contact') && (
            <ButtonLink to={paths.wanted} className={narrow}>
              {t('wanted.title')}
            </ButtonLink>
          )}
          {mayWrite && (
            <Button variant="primary" className={narrow} onClick={() => setCalling(true)}>
              <Phone aria-hidden="true" size={15} />
              <span className="max-md:sr-only">{t('threads.newCall')}</span>
            </Button>
          )}
        </>
      }
      bar={
        <>
          <FilterBar searchLabel={t('threads.searchLabel')} filters={filters} />
          <UrlTabs tabs={tabs} label={t('threads.views.label')} name="view" />
        </>
      }
    >
      <DataList
        label={t('threads.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => t('threads.number', { number: id })}
        rowPath={({ id }) => `${paths.thread(id)}${search}`}
        card={(thread) => <ThreadCard thread={thread} />}
        empty={<EmptyList title={t('threads.empty')} text={t('threads.emptyText')} filters={filters} />}
      />
      {isCalling && <CallDialog onClose={() => setCalling(false)} />}
    </Page>
  )
}

function useThreadFilters(): Filter[] {
  const { t, language } = useI18n()
  const { data } = useQuery(colleaguesQuery)
  const colleagues = data?.results ?? []
  return [
    { name: 'unread', label: t('threads.unreadFilter'), options: [{ value: 'true', label: t('threads.unreadOnly') }] },
    { name: 'late', label: t('threads.column.due'), options: [{ value: 'true', label: t('threads.lateFilter') }] },
    { name: 'offer', label: t('threads.offerFilter'), options: [{ value: 'open', label: t('threads.offerWaits') }], isQuiet: true },
    { name: 'kind', label: t('threads.column.kind'), options: threadKinds.map((value) => ({ value, label: t(`threads.kind.${value}`) })) },
    {
      name: 'assignee',
      label: t('threads.column.assignee'),
      options: [
        { value: 'me', label: t('threads.mine') },
        { value: 'nobody', label: t('threads.nobody') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'office',
      label: t('threads.column.office'),
      options: offices.map(({ key, city }) => ({ value: key, label: city[language] })),
    },
  ]
}
