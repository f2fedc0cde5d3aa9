import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { type MoveReason, moveReasons } from '#contract/rules/staff/piece-enums.ts'

export function MoveDialog({ piece, onClose }: { piece: StaffPiece; onClose: () => void }) {
  const { t } = useI18n()
  const options = useCities().options.filter(({ value }) => value !== String(piece.city_id))
  const [to, setTo] = useState(options[0]?.value ?? '')
  const [reason, setReason] = useState<MoveReason>('viewing')
  const { run, isBusy, failure } = usePieceAction()
  const save = async () => {
    const body = { to_city_id: Number(to), reason }
    if (await run(t('piece.done.move'), () => callStaff('POST /api/staff/pieces/:id/moves/', { params: { id: piece.id }, body }))) onClose()
  }
  return (
    <FormDialog
      title={t('pieceParts.move.title')}
      submitLabel={t('piece.steps.move')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <SelectField label={t('pieceParts.move.to')} value={to} onChange={setTo} options={options} />
      <SelectField
        label={t('pieceParts.move.reason')}
        value={reason}
        onChange={(value) => setReason(moveReasons.find((each) => each === value) ?? 'viewing')}
        options={moveReasons.map((value) => ({ value, label: t(`pieceParts.move.reasons.${value}`) }))}
      />
    </FormDialog>
  )
}
