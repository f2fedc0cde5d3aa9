import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { arePasskeysOffered, type MadePasskey, makePasskey, removePasskey } from '#backoffice/client/passkeys.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { PasskeyNameDialog } from '#backoffice/features/account/passkey-name-dialog.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type Passkey = StaffResponseOf<'GET /api/staff/me/passkeys/'>['results'][number]

export function PasskeysPanel() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const adding = useAction()
  const [made, setMade] = useState<MadePasskey | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.staff.passkeys,
    queryFn: () => callStaff('GET /api/staff/me/passkeys/'),
  })
  const passkeys = data?.results
  const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.staff.passkeys })
  const isOffered = arePasskeysOffered()
  const add = (
    <Button variant="quiet" aria-disabled={adding.isBusy} onClick={() => void adding.run(async () => setMade(await makePasskey()))}>
      {t('account.addPasskey')}
    </Button>
  )
  const isFull = (passkeys?.length ?? 0) >= staffLimits.passkeysMax
  return (
    <Panel title={t('account.passkeys')} isFlush actions={isOffered && passkeys && !isFull && add}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!passkeys && !error && <LoadingRows count={1} height="h-14" />}
      <ul>
        {passkeys?.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      <div className="px-4 py-3 text-12 text-stone empty:hidden">
        <p>{t(isOffered ? 'account.passkeysText' : 'account.passkeysElsewhere')}</p>
        <FailureLine text={adding.failure} />
      </div>
      {made && (
        <PasskeyNameDialog
          made={made}
          onClose={() => setMade(null)}
          onSaved={() => {
            setMade(null)
            showToast('success', t('account.passkeyAdded'))
            void readAgain()
          }}
        />
      )}
      {leaving && <RemoveDialog passkey={leaving} onClose={() => setLeaving(null)} onRemoved={() => void readAgain()} />}
    </Panel>
  )
}

function PasskeyLine({ passkey: { name, created_at: createdAt, used_at: usedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const used = usedAt ? t('account.passkeyUsed', { time: format.time(usedAt) }) : t('account.passkeyUnused')
  return (
    <li className="flex items-center gap-4 border-b border-hairline px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">{name}</p>
        <p className="figures text-12 text-stone">
          {t('account.passkeySince', { day: format.day(createdAt) })} · {used}
        </p>
      </div>
      <Button aria-label={t('account.removePasskeyOf', { name })} onClick={onRemove}>
        {t('account.removePasskey')}
      </Button>
    </li>
  )
}

type RemoveProps = { passkey: Passkey; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ passkey: { id, name }, onClose, onRemoved }: RemoveProps) {
  const { t } = useI18n()
  const { run, failure, isBusy } = useAction()
  const remove = () =>
    run(async () => {
      await removePasskey(id)
      showToast('success', t('account.passkeyRemoved'))
      onClose()
      onRemoved()
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('account.removePasskeyOf', { name })}
      confirmLabel={t('account.removePasskey')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void remove()}
    >
      <p>{t('account.removePasskeyText')}</p>
    </ConfirmDialog>
  )
}
