import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { EntrySheet } from '#backoffice/features/audit-entries/entry-sheet.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Sheet } from '#backoffice/ui/dialog.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { EmptyState, FailedState } from '#backoffice/ui/states.tsx'

/** The person's latest action that can be undone, with its changes and an undo button. */
export default function LastActSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const { data, error, refetch } = useOwnActs()
  const path = useLocation().key
  const [openedOn] = useState(path)
  useEffect(() => {
    if (path !== openedOn) onClose()
  }, [path, openedOn, onClose])
  const last = data?.results.find(({ can_undo: canUndo, undoes }) => canUndo && undoes === null)
  if (last) return <EntrySheet id={last.id} onClose={onClose} onUndone={onClose} />
  if (!data && !error) return <Opening />
  return (
    <Sheet isOpen onOpenChange={onClose} title={t('shortcuts.undo')}>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : <EmptyState title={t('audit.nothingToUndo')} />}
    </Sheet>
  )
}

function useOwnActs() {
  const { staff } = useSession()
  const query = { staff_id: staff.id }
  return useQuery({
    queryKey: queryKeys.audit.list({ ...query, isOwn: true }),
    queryFn: ({ signal }) => callStaff('GET /api/staff/audit/', { query, signal }),
    gcTime: 0,
  })
}
