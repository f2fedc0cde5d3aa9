import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'

export function PlanDialog({ piece, onClose }: { piece: StaffPiece; onClose: () => void }) {
  const { t } = useI18n()
  const cities = useCities()
  const [publishAt, setPublishAt] = useState(piece.publish_at)
  const [withdrawAt, setWithdrawAt] = useState(piece.withdraw_at)
  const [as, setAs] = useState(piece.publish_as ?? 'available')
  const { run, isBusy, failure } = usePieceAction()
  const zone = { timeZone: cities.zoneOf(piece.city_id), zoneName: cities.nameOf(piece.city_id) }
  const save = async () => {
    const body = {
      version: piece.version,
      publish_at: publishAt,
      publish_as: as,
      withdraw_at: withdrawAt,
    }
    if (await run(t('piece.done.plan'), () => callStaff('POST /api/staff/pieces/:id/plan/', { params: { id: piece.id }, body }))) onClose()
  }
  return (
    <FormDialog
      title={t('piece.steps.plan')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p className="text-13 text-stone">{t('pieces.publish.planText')}</p>
      {piece.status === 'draft' && <DateTimeField label={t('pieces.publish.at')} value={publishAt} onChange={setPublishAt} {...zone} />}
      {piece.status === 'draft' && publishAt && (
        <SegmentField
          label={t('pieces.publish.as')}
          value={as}
          onChange={(value) => setAs(value === 'incoming' ? 'incoming' : 'available')}
          options={(['available', 'incoming'] as const).map((value) => ({ value, label: t(`pieces.publish.${value}`) }))}
        />
      )}
      <DateTimeField label={t('pieces.publish.withdrawAt')} value={withdrawAt} onChange={setWithdrawAt} {...zone} />
    </FormDialog>
  )
}
