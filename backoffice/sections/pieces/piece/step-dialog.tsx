import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { checklistPath } from '#backoffice/sections/pieces/piece/checklist.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'

type Step = 'publish' | 'arrive' | 'withdraw' | 'restore'
type Known = { id: number; label: string; source: string }

export function StepDialog({ step, piece, onClose }: { step: Step; piece: StaffPiece; onClose: () => void }) {
  const { t } = useI18n()
  const [as, setAs] = useState<'available' | 'incoming'>('available')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isShown = step === 'publish' || step === 'restore'
  const missing = piece.checklist.filter(({ is_done, is_required }) => is_required && !is_done)
  const run = async () => {
    setBusy(true)
    try {
      const done = cachePiece(await send(step, piece, { as, reason: reason.trim() || undefined }))
      showUndoToast(t(`piece.done.${step}`), done.action_id)
      onClose()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  const known = knownOf(error)
  return (
    <FormDialog
      title={t(`piece.steps.${step}`)}
      submitLabel={t(`piece.steps.${step}`)}
      isBusy={isBusy}
      failure={error ? sentenceOf(error, t('common.actionFailed')) : null}
      onClose={onClose}
      onSubmit={() => void run()}
    >
      {isShown && (
        <SegmentField
          label={t('pieces.publish.as')}
          value={as}
          onChange={(value) => setAs(value === 'incoming' ? 'incoming' : 'available')}
          options={(['available', 'incoming'] as const).map((value) => ({ value, label: t(`pieces.publish.${value}`) }))}
        />
      )}
      {isShown && missing.length > 0 && (
        <p className="border-l-2 border-oxblood pl-3 text-oxblood">
          {t('pieces.publish.lacks', { items: '' })}{' '}
          {missing.map(({ item }, at) => (
            <span key={item}>
              {at > 0 && ', '}
              <Link to={checklistPath(piece.id, item)} replace onClick={onClose} className="underline underline-offset-2">
                {t(`piece.checklist.${item}`)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {known.length > 0 && (
        <ul className="grid gap-1 text-13">
          {known.map(({ id, label, source }) => (
            <li key={`${source} ${id}`}>{source === 'piece' ? <Link to={paths.piece(id)}>{label}</Link> : label}</li>
          ))}
        </ul>
      )}
      {(step === 'withdraw' || known.length > 0) && (
        <TextField label={t('pieces.price.reason')} value={reason} onChange={setReason} maxLength={200} />
      )}
    </FormDialog>
  )
}

function send(step: Step, { id, version }: StaffPiece, { as, reason }: { as: 'available' | 'incoming'; reason: string | undefined }) {
  const params = { id }
  const body = { version, ...(reason ? { reason } : {}) }
  if (step === 'publish') return callStaff('POST /api/staff/pieces/:id/publish/', { params, body: { ...body, as } })
  if (step === 'restore') return callStaff('POST /api/staff/pieces/:id/restore/', { params, body: { ...body, as } })
  if (step === 'arrive') return callStaff('POST /api/staff/pieces/:id/arrive/', { params, body })
  return callStaff('POST /api/staff/pieces/:id/withdraw/', { params, body })
}

function knownOf(error: unknown): Known[] {
  if (!(error instanceof ApiError) || reasonOf(error) !== 'piece-serial-known') return []
  return (error.body as { known: Known[] }).known
}
