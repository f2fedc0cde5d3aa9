import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { type ListedWanted, refreshWanted } from '#backoffice/client/wanted.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useWantedColumns, WantedCard } from '#backoffice/sections/inbox/use-wanted-columns.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export default function WantedPage() {
  const { t } = useI18n()
  const columns = useWantedColumns()
  const [tells, setTells] = useState<boolean>()
  const rows = useListPages<ListedWanted>(queryKeys.threads.wanted, async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/wanted/', { query: { page, page_size }, signal })
    setTells(found.tells_by_itself)
    return found
  })
  return (
    <Page
      title={t('wanted.title')}
      back={{ to: paths.inbox, label: t('wanted.backTo') }}
      bar={tells === undefined ? undefined : <TellsByItself tells={tells} onChange={setTells} />}
    >
      <DataList
        label={t('wanted.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name, sought }) => [name || t('wanted.anonymous'), sought].join(', ')}
        rowPath={({ thread_id: thread, person_id: person }) => (thread === null ? paths.person(person) : paths.thread(thread))}
        card={(wanted) => <WantedCard wanted={wanted} />}
        empty={<EmptyState title={t('wanted.empty')} text={t('wanted.emptyText')} />}
      />
    </Page>
  )
}

function TellsByItself({ tells, onChange }: { tells: boolean; onChange: (tells: boolean) => void }) {
  const { t } = useI18n()
  const may = useMay()
  const change = async (wanted: boolean) => {
    onChange(wanted)
    try {
      const { action_id: action } = await callStaff('PUT /api/staff/wanted/settings/', { body: { tells_by_itself: wanted } })
      refreshWanted()
      showUndoToast(t(wanted ? 'wanted.byItselfOn' : 'wanted.byItselfOff'), action)
    } catch (error) {
      onChange(!wanted)
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <div className="px-5 pb-3 max-md:px-4">
      <TickField checked={tells} disabled={!may('shop.edit')} onChange={(wanted) => void change(wanted)} help={t('wanted.byItselfHelp')}>
        {t('wanted.byItself')}
      </TickField>
    </div>
  )
}
