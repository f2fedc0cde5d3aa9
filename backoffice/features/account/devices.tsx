import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { clearDeviceData } from '#backoffice/client/clear-device-data.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows, sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function Devices() {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const queries = useQueryClient()
  const { staff } = useSession()
  const [isClearing, setClearing] = useState(false)
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.staff.sessions, queryFn: () => callStaff('GET /api/staff/sessions/') })
  const run = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send()
      showToast('success', done)
      await queries.invalidateQueries({ queryKey: queryKeys.staff.sessions })
    } catch (failure) {
      showToast('error', sentenceOf(failure, t('common.actionFailed')))
    }
  }
  const others = data?.results.filter((device) => !device.is_current).length ?? 0
  const endOthers = (
    <Button variant="quiet" onClick={() => void run(() => callStaff('DELETE /api/staff/sessions/'), t('account.othersEnded'))}>
      {t('account.endOthers')}
    </Button>
  )
  return (
    <Panel title={t('account.sessions')} isFlush actions={others > 1 && endOthers}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={2} height="h-14" />}
      <ul>
        {data?.results.map(({ id, device, network, seen_at: seenAt, is_current: isCurrent }) => (
          <li key={id} className="flex items-center gap-4 border-b border-hairline px-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="truncate text-14">
                {device === 'unknown' ? t('account.unknownDevice') : device}
                {isCurrent && <span className="text-moss"> · {t('account.thisSession')}</span>}
              </p>
              <p className="figures truncate text-12 text-stone">
                {network} · {t('account.lastSeen', { time: format.time(seenAt) })}
              </p>
            </div>
            {!isCurrent && (
              <Button
                aria-label={t('account.endSessionOf', { device })}
                onClick={() => void run(() => callStaff('DELETE /api/staff/sessions/:id/', { params: { id } }), t('account.sessionEnded'))}
              >
                {t('account.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="p-4">
        <Button variant="danger" className="max-md:h-auto finger:min-h-11 max-md:whitespace-normal" onClick={() => setClearing(true)}>
          {t('account.clearDevice')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isClearing}
        onOpenChange={setClearing}
        title={t('account.clearDevice')}
        confirmLabel={t('account.endSession')}
        isDanger
        onConfirm={() => void clearDeviceData(staff.id)}
      >
        <p>{t('account.clearDeviceText')}</p>
      </ConfirmDialog>
    </Panel>
  )
}
