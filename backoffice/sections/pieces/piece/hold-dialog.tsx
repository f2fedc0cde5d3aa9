import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { hourMs } from '#contract/rules/durations.ts'
import { type HoldReason, holdReasons } from '#contract/rules/staff/piece-enums.ts'

type Typed = { until: string | null; name: string; contact: string; reason: HoldReason }

export function HoldDialog({ piece, onClose }: { piece: StaffPiece; onClose: () => void }) {
  const { t } = useI18n()
  const cities = useCities()
  const { hold_hours: hours } = useOwnerSettings()
  // fixed when the dialog opens; by default, the hold ends `hold_hours` after the next full hour
  const [openedAt] = useState(() => Date.now())
  const usual = new Date((Math.ceil(openedAt / hourMs) + hours) * hourMs).toISOString()
  const current: Typed = { until: usual, name: '', contact: '', reason: 'word' }
  const form = useTypedForm({ kind: 'piece-hold', id: piece.id, current })
  const { until, name, contact, reason } = form.values
  const { run, isBusy, failure, setFailure } = usePieceAction()
  const save = async () => {
    if (!name.trim() || !until) return setFailure(t('form.required'))
    const body = { name: name.trim(), contact: contact.trim(), reason, until }
    if (await run(t('piece.done.hold'), () => callStaff('POST /api/staff/pieces/:id/hold/', { params: { id: piece.id }, body }))) {
      form.drop()
      onClose()
    }
  }
  return (
    <FormDialog
      title={t('pieceParts.hold.title')}
      submitLabel={t('piece.steps.hold')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label={t('pieceParts.hold.name')}
        value={name}
        onChange={(text) => form.change({ name: text })}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        label={t('pieceParts.hold.contact')}
        value={contact}
        onChange={(text) => form.change({ contact: text })}
        maxLength={200}
        autoComplete="off"
      />
      <SelectField
        label={t('pieceParts.hold.reason')}
        value={reason}
        onChange={(value) => form.change({ reason: holdReasons.find((each) => each === value) ?? 'word' })}
        options={holdReasons.map((value) => ({ value, label: t(`pieceParts.hold.reasons.${value}`) }))}
      />
      <DateTimeField
        label={t('pieceParts.hold.until')}
        value={until}
        onChange={(time) => form.change({ until: time })}
        timeZone={cities.zoneOf(piece.city_id)}
        zoneName={cities.nameOf(piece.city_id)}
      />
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
