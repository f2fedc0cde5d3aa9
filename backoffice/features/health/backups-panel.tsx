import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { backupsQuery } from '#backoffice/client/backups.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, LoadingOrFailed, politely } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

export function BackupsPanel() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(backupsQuery)
  const [isWithPhotos, setWithPhotos] = useState(true)
  const { take, download, remove, isBusy, failure } = useBackupCalls()
  const [deleted, setDeleted] = useState<string | null>(null)
  return (
    <Panel
      title={t('health.backups.title')}
      actions={
        <Button variant="primary" aria-disabled={isBusy || data?.is_running} onClick={() => !data?.is_running && void take(isWithPhotos)}>
          {t('health.backups.take')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-13 text-stone">{t('health.backups.text')}</p>
        <TickField checked={isWithPhotos} onChange={setWithPhotos}>
          {t('health.backups.withPhotos')}
        </TickField>
        <FailureLine text={failure} />
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={2} />}
        {data?.is_running && <p {...politely}>{t('health.backups.running')}</p>}
        {data?.failure && !data.is_running && <FailureLine text={t('health.backups.failed', { text: data.failure })} />}
        {data && data.results.length === 0 && !data.is_running && <p className="text-stone">{t('health.backups.none')}</p>}
        {data && data.results.length > 0 && (
          <ul className="-my-2 divide-y divide-hairline">
            {data.results.map((file) => (
              <BackupRow
                key={file.name}
                file={file}
                isBusy={isBusy}
                onDownload={() => void download(file.name)}
                onDelete={() => setDeleted(file.name)}
              />
            ))}
          </ul>
        )}
        {data && <p className="text-12 text-stone">{nightlyText(t, data)}</p>}
      </div>
      <ConfirmDialog
        isOpen={deleted !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        title={t('health.backups.deleteTitle')}
        confirmLabel={t('health.backups.delete')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => {
          setDeleted(null)
          if (deleted) void remove(deleted)
        }}
      >
        <p className="wrap-anywhere">{t('health.backups.deleteText', { name: deleted ?? '' })}</p>
      </ConfirmDialog>
    </Panel>
  )
}

type RowProps = {
  file: { name: string; bytes: number; created_at: string }
  isBusy: boolean
  onDownload: () => void
  onDelete: () => void
}

function BackupRow({ file: { name, bytes: size, created_at: at }, isBusy, onDownload, onDelete }: RowProps) {
  const { t } = useI18n()
  const { time, bytes } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <li className="flex items-center gap-2 py-2">
      <span className="min-w-0 grow">
        <span className="figures block">
          {time(at)}, {bytes(size)}
        </span>
        <span className="block truncate text-12 text-stone">{name}</span>
      </span>
      <IconButton label={t('health.backups.downloadOf', { name })} aria-disabled={isBusy} onClick={onDownload}>
        <Download aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={t('health.backups.deleteOf', { name })} aria-disabled={isBusy} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={16} />
      </IconButton>
    </li>
  )
}

type Nightly = { nightly_hour: number | null; nightly_count: number }

const nightlyText = (t: ReturnType<typeof useI18n>['t'], { nightly_hour: hour, nightly_count: count }: Nightly) =>
  hour === null ? t('health.backups.notNightly') : t('health.backups.nightly', { hour, count })

function useBackupCalls() {
  const { t } = useI18n()
  const { run, ...state } = useAction()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey })
  const take = (isWithPhotos: boolean) =>
    run(async () => {
      await callStaff('POST /api/staff/backups/', { body: { with_photos: isWithPhotos } })
      await readAgain()
    })
  const download = (name: string) =>
    run(async () => {
      const { url } = await callStaff('POST /api/staff/backups/:name/download/', { params: { name } })
      location.assign(url)
    })
  const remove = (name: string) =>
    run(async () => {
      await callStaff('DELETE /api/staff/backups/:name/', { params: { name } })
      await readAgain()
      showToast('success', t('health.backups.deleted'))
    })
  return { ...state, take, download, remove }
}
