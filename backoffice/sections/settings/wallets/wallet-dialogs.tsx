import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { coinNames, type CoinWallets, type PendingWallet, refetchWallets } from '#backoffice/client/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddressView } from '#backoffice/sections/settings/wallets/address-view.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function ProposeDialog({ coin, network, onClose }: Pick<CoinWallets, 'coin' | 'network'> & { onClose: () => void }) {
  const { t } = useI18n()
  const { run, isBusy, failure, errorOf } = useWrite()
  const [address, setAddress] = useState('')
  const propose = async () => {
    if (!(await run(() => callStaff('POST /api/staff/wallets/', { body: { coin, address } })))) return
    await refetchWallets()
    showToast('success', t('wallets.proposed'))
    onClose()
  }
  return (
    <FormDialog
      title={t('wallets.proposeTitle', { coin: coinNames[coin] })}
      submitLabel={t('wallets.propose')}
      isBusy={isBusy}
      isReady={address.trim() !== ''}
      failure={failure}
      onSubmit={() => void propose()}
      onClose={onClose}
    >
      <TextField
        label={t('wallets.address', { network })}
        help={t('wallets.addressHelp')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={address}
        onChange={setAddress}
        error={errorOf('address')}
      />
    </FormDialog>
  )
}

export function ApproveDialog({ pending, onClose }: { pending: PendingWallet; onClose: () => void }) {
  const { t } = useI18n()
  const { run, isBusy, failure } = useWrite()
  const [isCompared, setCompared] = useState(false)
  const approve = async () => {
    if (!(await run(() => callStaff('POST /api/staff/wallets/:id/approve/', { params: { id: pending.id } })))) return refetchWallets()
    await refetchWallets()
    showToast('success', t('wallets.approved'))
    onClose()
  }
  return (
    <FormDialog
      title={t('wallets.approveTitle', { coin: coinNames[pending.coin] })}
      submitLabel={t('wallets.approve')}
      isBusy={isBusy}
      isReady={isCompared}
      failure={failure}
      onSubmit={() => void approve()}
      onClose={onClose}
    >
      <p className="text-stone">{t('wallets.approveText')}</p>
      <AddressView {...pending} />
      <TickField checked={isCompared} onChange={setCompared}>
        {t('wallets.isCompared')}
      </TickField>
    </FormDialog>
  )
}

type Ending = { step: 'cancel' | 'stop'; id: string; coin: CoinWallets['coin']; onClose: () => void }

export function EndDialog({ step, id, coin, onClose }: Ending) {
  const { t } = useI18n()
  const { run, isBusy, failure } = useWrite()
  const end = async () => {
    const name = step === 'cancel' ? 'POST /api/staff/wallets/:id/cancel/' : 'POST /api/staff/wallets/:id/stop/'
    const isDone = await run(() => callStaff(name, { params: { id } }))
    await refetchWallets()
    if (!isDone) return
    showToast('success', t(step === 'cancel' ? 'wallets.cancelled' : 'wallets.stopDone'))
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={onClose}
      title={t(`wallets.${step}Title`, { coin: coinNames[coin] })}
      confirmLabel={t(`wallets.${step}`)}
      cancelLabel={t('wallets.keep')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void end()}
    >
      <p>{t(`wallets.${step}Text`)}</p>
    </ConfirmDialog>
  )
}
