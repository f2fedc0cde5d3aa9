import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'

export function SoldDialog({ piece, onClose }: { piece: StaffPiece; onClose: () => void }) {
  const { t } = useI18n()
  const today = useToday()
  const form = useTypedForm({ kind: 'piece-sold', id: piece.id, current: { price: piece.price_usd, day: today, to: '' } })
  const { price, day, to } = form.values
  const { run, isBusy, failure, setFailure } = usePieceAction()
  const save = async () => {
    if (!price || !day) return setFailure(t('form.required'))
    const body = { version: piece.version, price_usd: price, sold_on: day, sold_to: to.trim() }
    if (
      await run(t('piece.done.sell-elsewhere'), () =>
        callStaff('POST /api/staff/pieces/:id/sold-elsewhere/', { params: { id: piece.id }, body }),
      )
    ) {
      form.drop()
      onClose()
    }
  }
  return (
    <FormDialog
      title={t('piece.steps.sell-elsewhere')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <MoneyField label={t('pieceParts.sold.price')} value={price} onChange={(usd) => form.change({ price: usd })} />
      <TextField type="date" label={t('pieceParts.sold.day')} value={day} onChange={(value) => form.change({ day: value })} />
      <TextField
        label={t('pieceParts.sold.to')}
        value={to}
        onChange={(text) => form.change({ to: text })}
        maxLength={200}
        autoComplete="off"
      />
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
