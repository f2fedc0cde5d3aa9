import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PaperFiles } from '#backoffice/sections/papers/paper-files.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { type RegisterResult, registerResults } from '#contract/rules/staff/piece-enums.ts'

const tones: Record<RegisterResult, Tone> = { clear: 'good', match: 'bad', unsure: 'attention' }

/** Shows the results of checks in registers of stolen goods. A match blocks publishing until an owner decides. */
export function RegisterChecks({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const may = useMay()
  const isOwner = useSession().staff.roles.includes('owner')
  const [isAdding, setAdding] = useState(false)
  const { run, failure } = usePieceAction()
  const waive = (id: string) =>
    run(t('piece.done.register'), () => callStaff('POST /api/staff/register-checks/:id/waive/', { params: { id } }))
  return (
    <Panel
      title={t('pieces.sections.registers')}
      actions={
        may('piece.edit') && (
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {t('pieceParts.registers.add')}
          </Button>
        )
      }
    >
      {piece.register_checks.length === 0 && <p className="text-13 text-stone">{t('pieceParts.registers.none')}</p>}
      <ul className="grid gap-3 text-13">
        {piece.register_checks.map(({ id, register, result, reference, checked_at, by, is_waived }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge tone={is_waived ? 'quiet' : tones[result]}>{t(`pieceParts.registers.results.${result}`)}</Badge>
            <span className="min-w-0 flex-1">{[register, reference].filter(Boolean).join(', ')}</span>
            <span className="text-12 text-stone">
              {[by, time(checked_at), is_waived && t('pieceParts.registers.waived')].filter(Boolean).join(' · ')}
            </span>
            {isOwner && result !== 'clear' && !is_waived && (
              <Button onClick={() => void waive(id)}>{t('pieceParts.registers.waive')}</Button>
            )}
            <PaperFiles pieceId={piece.id} owner={{ check: id }} of={[register, reference].filter(Boolean).join(', ')} />
          </li>
        ))}
      </ul>
      <FailureLine text={failure} />
      {isAdding && <CheckDialog id={piece.id} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type TypedCheck = { register: string; result: RegisterResult; reference: string }

function CheckDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useI18n()
  const current: TypedCheck = { register: 'The Watch Register', result: 'clear', reference: '' }
  const form = useTypedForm({ kind: 'register-check', id, current })
  const { register, result, reference } = form.values
  const { run, isBusy, failure } = usePieceAction()
  const save = async () => {
    const body = { register: register.trim(), result, reference: reference.trim() }
    if (await run(t('piece.done.register'), () => callStaff('POST /api/staff/pieces/:id/register-checks/', { params: { id }, body }))) {
      form.drop()
      onClose()
    }
  }
  return (
    <FormDialog
      title={t('pieceParts.registers.add')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label={t('pieceParts.registers.register')}
        value={register}
        onChange={(text) => form.change({ register: text })}
        maxLength={200}
      />
      <SegmentField
        label={t('pieceParts.registers.result')}
        value={result}
        onChange={(value) => form.change({ result: registerResults.find((each) => each === value) ?? 'unsure' })}
        options={registerResults.map((value) => ({ value, label: t(`pieceParts.registers.results.${value}`) }))}
      />
      <TextField
        label={t('pieceParts.registers.reference')}
        value={reference}
        onChange={(text) => form.change({ reference: text })}
        maxLength={200}
      />
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
