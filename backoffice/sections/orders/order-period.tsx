import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export function OrderPeriod() {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('orders.period.title')} onClick={() => setOpen(true)}>
        <CalendarRange aria-hidden="true" size={16} />
      </IconButton>
      {isOpen && <PeriodDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PeriodDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const { get, set } = useUrlState()
  const [from, setFrom] = useState(get('from'))
  const [to, setTo] = useState(get('to'))
  const show = () => {
    set({ from: from || null, to: to || null })
    onClose()
  }
  return (
    <FormDialog
      title={t('orders.period.title')}
      submitLabel={t('orders.period.show')}
      isBusy={false}
      failure={null}
      onSubmit={show}
      onClose={onClose}
    >
      <p className="mb-4 text-stone">{t('orders.period.help')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField type="date" label={t('orders.period.from')} value={from} max={to || undefined} onChange={setFrom} />
        <TextField type="date" label={t('orders.period.to')} value={to} min={from || undefined} onChange={setTo} />
      </div>
    </FormDialog>
  )
}
