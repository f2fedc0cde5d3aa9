import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePerson, type ListedPerson } from '#backoffice/client/people.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { phoneOfCard, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

const parts = ['orders', 'threads', 'contacts', 'notes', 'consignments'] as const

export function MergeDialog({ id, otherId, onClose }: { id: number; otherId: number; onClose: () => void }) {
  const { t } = useI18n()
  const write = useWrite()
  const { data, error } = useQuery({
    queryKey: queryKeys.people.merge(id, otherId),
    queryFn: () => callStaff('GET /api/staff/people/:id/merge/', { params: { id }, query: { other: otherId } }),
  })
  const merge = () =>
    write.run(async () => {
      const { person, action_id: action } = await callStaff('POST /api/staff/people/:id/merge/', {
        params: { id },
        body: { other_id: otherId },
      })
      onClose()
      cachePerson(person)
      showUndoToast(t('people.merged'), action)
    })
  const moves = data
    ? parts.flatMap((part) => {
        const count = data.moves[part] ?? 0
        return count > 0 ? [t(`people.moves.${part}`, { count })] : []
      })
    : []
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('people.mergeTitle')}
      confirmLabel={t('people.mergeDo')}
      isBusy={write.isBusy || !data}
      failure={write.failure}
      onConfirm={() => void merge()}
    >
      {!data && (error ? <FailedState error={error} /> : <LoadingRows count={3} />)}
      {data && (
        <>
          <Side title={t('people.mergeKeep')} person={data.target} />
          <Side title={t('people.mergeGoes')} person={data.other} />
          <p>
            {t('people.movesTitle')}: <span className="text-ink">{moves.join(', ') || t('people.movesNothing')}</span>
          </p>
          <p>{[data.accounts > 1 && t('people.accountsStay'), t('people.mergeUndo')].filter(Boolean).join(' ')}</p>
        </>
      )}
    </ConfirmDialog>
  )
}

function Side({ title, person }: { title: string; person: ListedPerson }) {
  const nameOf = usePersonName()
  const { t } = useI18n()
  const { id, phone, email, city } = person
  return (
    <div className="grid gap-0.5 border-l-2 border-hairline pl-3">
      <p className="text-12">{title}</p>
      <p className="font-medium text-ink">{nameOf(person)}</p>
      <p className="figures text-13">
        {[t('people.number', { number: id }), phone && phoneOfCard(phone), email, city].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
