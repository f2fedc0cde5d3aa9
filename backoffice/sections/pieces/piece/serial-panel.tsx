import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { RegisterChecks } from '#backoffice/sections/pieces/piece/register-checks.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { Opening } from '#backoffice/ui/opening.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Serial = StaffResponseOf<'GET /api/staff/pieces/:id/serial/'>
type Known = Serial['known'][number]

/** Shows the serial number on request. Each request is recorded in the audit log. */
export function SerialPanel({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const [serial, setSerial] = useState<Serial | null>(null)
  const { run, isBusy, failure } = useAction()
  const show = () => run(async () => setSerial(await callStaff('GET /api/staff/pieces/:id/serial/', { params: { id: piece.id } })))
  return (
    <>
      <Panel title={t('pieces.sections.serial')}>
        {serial ? (
          <SerialForm piece={piece} serial={serial} onSaved={setSerial} />
        ) : (
          <div data-field="serial" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
            <span className="figures">
              {piece.has_serial ? t('pieceParts.serial.hidden', { ending: piece.serial_ending ?? '' }) : t('pieceParts.serial.none')}
            </span>
            <Button aria-disabled={isBusy} onClick={() => void show()}>
              {t(piece.has_serial ? 'pieceParts.serial.show' : 'common.add')}
            </Button>
            {piece.has_serial && <span className="text-12 text-stone">{t('pieceParts.serial.read')}</span>}
          </div>
        )}
        {isBusy && <Opening />}
        <FailureLine text={failure} />
      </Panel>
      <RegisterChecks piece={piece} />
    </>
  )
}

function KnownRecord({ record: { id, source, label, may_open: mayOpen } }: { record: Known }) {
  const { t } = useI18n()
  const name = source === 'piece' ? `${label} ${t('labels.number', { id })}` : label
  const text = t('pieceParts.serial.known', { name })
  const to = { piece: paths.piece(id), buyback: paths.buyback(id), enquiry: paths.thread(id) }[source]
  return mayOpen ? <Link to={to}>{text}</Link> : text
}

type FormProps = { piece: StaffPiece; serial: Serial; onSaved: (serial: Serial) => void }

function SerialForm({ piece, serial: read, onSaved }: FormProps) {
  const { t } = useI18n()
  const form = useTypedForm({
    kind: 'piece-serial',
    id: piece.id,
    current: { serial: read.serial ?? '', movement: read.movement_serial ?? '' },
  })
  const { serial, movement } = form.values
  const [known, setKnown] = useState<readonly Known[]>(read.known)
  const { run, failure } = usePieceAction()
  const findKnown = async (text: string) => {
    if (!text.trim()) return
    const { results } = await callStaff('POST /api/staff/serials/known/', { body: { serial: text.trim(), except_id: piece.id } })
    setKnown(results)
  }
  const save = async () => {
    const body = { version: piece.version, serial: serial.trim() || null, movement_serial: movement.trim() || null }
    const isSaved = await run(t('piece.done.serial'), () =>
      callStaff('PUT /api/staff/pieces/:id/serial/', { params: { id: piece.id }, body }),
    )
    if (!isSaved) return
    form.settle()
    onSaved({ ...read, serial: body.serial, movement_serial: body.movement_serial })
  }
  return (
    <form
      ref={focusOnOpen}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('pieceParts.serial.serial')}
          value={serial}
          onChange={(text) => form.change({ serial: text })}
          onBlur={() => void findKnown(serial)}
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          label={t('pieceParts.serial.movement')}
          value={movement}
          onChange={(text) => form.change({ movement: text })}
          onBlur={() => void findKnown(movement)}
          autoComplete="off"
          maxLength={200}
        />
      </div>
      {known.map((record) => (
        <p key={`${record.source} ${record.id}`} role="alert" className="border-l-2 border-oxblood pl-3 text-13 text-oxblood">
          <KnownRecord record={record} />
        </p>
      ))}
      <TypedFormGuard form={form} />
      <FailureLine text={failure} />
      <Button type="submit" className="justify-self-start">
        {t('pieceParts.serial.save')}
      </Button>
    </form>
  )
}
