import { Pin, PinOff, Trash2 } from 'lucide-react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { MentionMenu } from '#backoffice/features/mentions/mention-menu.tsx'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

export function PieceNotes({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const may = useMay()
  const form = useTypedForm({ kind: 'piece-note', id: piece.id, current: { body: '' } })
  const { body } = form.values
  const { run, failure, isBusy } = usePieceAction()
  const add = async () => {
    if (!body.trim() || isBusy) return
    const done = await run(t('piece.done.note'), () =>
      callStaff('POST /api/staff/pieces/:id/notes/', { params: { id: piece.id }, body: { body: body.trim() } }),
    )
    if (done) form.settle()
  }
  const mayWrite = may('piece.edit')
  if (!mayWrite && !piece.notes.length) return null
  return (
    <Panel title={t('pieces.sections.notes')}>
      <div data-field="notes" className="grid gap-4">
        {piece.notes.length > 0 && (
          <ul className="grid gap-4">
            {piece.notes.map((note) => (
              <Note key={note.id} note={note} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
        {mayWrite && (
          <form
            className="grid gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              void add()
            }}
          >
            <TextAreaField
              label={t('pieceParts.notes.label')}
              help={t('pieceParts.notes.none')}
              value={body}
              onChange={(text) => form.change({ body: text })}
              rows={2}
            />
            <TypedFormGuard form={form} />
            <FailureLine text={failure} />
            <div className="flex gap-2">
              <MentionMenu body={body} onChange={(text) => form.change({ body: text })} />
              <Button type="submit" disabled={!body.trim()} aria-disabled={isBusy}>
                {t('pieceParts.notes.add')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Panel>
  )
}

function Note({ note, mayWrite }: { note: StaffPiece['notes'][number]; mayWrite: boolean }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { run, failure } = usePieceAction()
  const { id, body, by, is_pinned, is_mine, created_at } = note
  const pin = () =>
    run(t('piece.done.note'), () => callStaff('PATCH /api/staff/piece-notes/:id/', { params: { id }, body: { is_pinned: !is_pinned } }))
  const remove = () => run(t('piece.done.noteDeleted'), () => callStaff('DELETE /api/staff/piece-notes/:id/', { params: { id } }))
  const PinIcon = is_pinned ? PinOff : Pin
  return (
    <li className={`border-l-2 pl-3 ${is_pinned ? 'border-brass' : 'border-hairline'}`}>
      <p className="text-13 whitespace-pre-wrap">{body}</p>
      <div className="mt-0.5 flex items-center gap-2 text-12 text-stone">
        <span className="mr-auto">
          {by}, {time(created_at)}
        </span>
        {mayWrite && (
          <IconButton
            label={t(is_pinned ? 'pieceParts.notes.unpin' : 'pieceParts.notes.pin')}
            className="-my-1.5"
            onClick={() => void pin()}
          >
            <PinIcon aria-hidden="true" size={14} />
          </IconButton>
        )}
        {mayWrite && is_mine && (
          <IconButton label={t('pieceParts.notes.delete')} className="-my-1.5" onClick={() => void remove()}>
            <Trash2 aria-hidden="true" size={14} />
          </IconButton>
        )}
      </div>
      <FailureLine text={failure} />
    </li>
  )
}
