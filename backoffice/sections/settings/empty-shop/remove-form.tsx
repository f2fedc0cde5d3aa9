import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { backupsQuery } from '#backoffice/client/backups.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type EmptyShopPreview, emptyShopQuery } from '#backoffice/client/empty-shop.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Props = { preview: EmptyShopPreview }

/** Removes the demo data. Requires a backup from the last hour, and the typed name of the shop as confirmation. */
export function RemoveForm({ preview }: Props) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { run, isBusy, failure, errorOf } = useWrite()
  const [name, setName] = useState('')
  const [withFaq, setWithFaq] = useState(false)
  const isReady = preview.has_fresh_backup && preview.mixed_orders.length === 0 && name.trim() === preview.shop_name
  const remove = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    void run(async () => {
      await callStaff('POST /api/staff/empty-shop/', { body: { name: name.trim(), with_faq: withFaq } })
      await navigate(paths.today)
      void queryClient.invalidateQueries()
      showToast('success', t('emptyShopPage.done'))
    })
  }
  return (
    <>
      <BackupPanel preview={preview} />
      <Panel title={t('emptyShopPage.act')}>
        <form onSubmit={remove} className="grid gap-4">
          {preview.mixed_orders.length > 0 && (
            <p role="alert" className="border-l-2 border-oxblood pl-3 text-14 text-oxblood">
              {t('emptyShopPage.mixed', { orders: preview.mixed_orders.join(', ') })}
            </p>
          )}
          <TickField checked={withFaq} onChange={setWithFaq}>
            {t('emptyShopPage.withFaq')}
          </TickField>
          <TextField
            label={t('emptyShopPage.name', { name: preview.shop_name })}
            value={name}
            onChange={setName}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            className="max-w-100"
            error={errorOf('name')}
          />
          <FailureLine text={failure} />
          <div>
            <Button type="submit" variant="danger" aria-disabled={!isReady || isBusy}>
              {t('emptyShopPage.act')}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}

function BackupPanel({ preview: { backup_at: at, has_fresh_backup: isFresh } }: Props) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { data } = useQuery(backupsQuery)
  const { run, isBusy, failure } = useAction()
  const isRunning = data?.is_running ?? false
  const newest = data?.results[0]?.name
  // refetches the preview when the backup has finished
  useEffect(() => {
    if (!isRunning) void queryClient.invalidateQueries({ queryKey: emptyShopQuery.queryKey })
  }, [isRunning, newest])
  const take = () =>
    run(async () => {
      await callStaff('POST /api/staff/backups/', { body: { with_photos: true } })
      await queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey })
    })
  const text = at ? t(isFresh ? 'emptyShopPage.backupFresh' : 'emptyShopPage.backupOld', { time: time(at) }) : t('emptyShopPage.backupNone')
  return (
    <Panel title={t('emptyShopPage.backupTitle')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-14">
        <p {...politely} className="min-w-0 flex-1">
          {isRunning ? t('emptyShopPage.backupRunning') : text}
        </p>
        <Button variant={isFresh ? 'quiet' : 'primary'} aria-disabled={isBusy || isRunning} onClick={() => !isRunning && void take()}>
          {t('emptyShopPage.takeBackup')}
        </Button>
      </div>
      {data?.failure && !isRunning && <FailureLine text={t('health.backups.failed', { text: data.failure })} />}
      <FailureLine text={failure} />
    </Panel>
  )
}
