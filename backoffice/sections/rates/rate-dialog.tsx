import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { ratesQuery, type StaffRates } from '#backoffice/client/rates.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { StoredValues } from '#backoffice/features/record-form/stored-values.tsx'
import { useOptimisticLock } from '#backoffice/features/record-form/use-optimistic-lock.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { parseRate } from '#contract/rules/exchange-rate.ts'

type Pair = { rub: string; aed: string }

export function RateDialog({ hand, onClose }: { hand: StaffRates['hand']; onClose: () => void }) {
  const { t, language } = useI18n()
  const typed = (rate: string) => (language === 'ru' ? rate.replace('.', ',') : rate)
  const stored: Pair = { rub: hand?.rub ?? '', aed: hand?.aed ?? '' }
  const [rub, setRub] = useState(typed(stored.rub))
  const [aed, setAed] = useState(typed(stored.aed))
  const seen = useOptimisticLock(stored, { isWhole: true })
  const { isBusy, failure, errorOf, run } = useWrite()
  const save = () =>
    run(async () => {
      const body = { rub, aed }
      const send = (was: Pair) => callStaff('PUT /api/staff/rates/', { body: { ...body, was } })
      const { action_id: actionId, rates } = await seen.guard({ rub: parseRate(rub) ?? '', aed: parseRate(aed) ?? '' }, send)
      queryClient.setQueryData(ratesQuery.queryKey, rates)
      showUndoToast(t('rates.saved'), actionId)
      onClose()
    })
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  return (
    <FormDialog
      title={t('rates.handTitle')}
      isBusy={isBusy}
      isReady={rub.trim() !== '' && aed.trim() !== ''}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className="text-13 text-stone">{t('rates.handHelp')}</p>
      <TextField {...field} label={t('rates.rub')} value={rub} onChange={setRub} error={errorOf('rub')} />
      <TextField {...field} label={t('rates.aed')} help={t('rates.aedHelp')} value={aed} onChange={setAed} error={errorOf('aed')} />
      <StoredValues values={seen.late && [typed(seen.late.rub), typed(seen.late.aed)]} />
    </FormDialog>
  )
}
