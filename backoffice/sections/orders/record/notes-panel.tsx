import { Pin, PinOff } from 'lucide-react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { MentionMenu } from '#backoffice/features/mentions/mention-menu.tsx'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Note = StaffOrder['notes'][number]

export function NotesPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const write = useWrite()
  const typed = useTypedForm({ kind: 'order-note', id: order.id, current: { body: '' }, restore: 'on request' })
  const { body } = typed.values
  const save = () =>
    write.run(async () => {
      const { order: after, action_id: action } = await callStaff('POST /api/staff/orders/:id/notes/', {
        params: { id: order.id },
        body: { body },
      })
      typed.settle()
      cacheOrder(after)
      showUndoToast(t('orders.noteDone'), action)
    })
  const notes = order.notes.toReversed().toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned))
  return (
    <Panel title={t('orders.notes')}>
      <div data-field="notes" className="grid gap-4">
        {notes.map((note) => (
          <NoteView key={note.id} orderId={order.id} note={note} />
        ))}
        {typed.isDirty && <LeaveGuard isDirty text={t('form.leaveText')} />}
        <DraftNotice form={typed} />
        <div className="grid justify-items-start gap-2">
          <TextAreaField
            className="w-full"
            label={t('orders.note')}
            help={t('orders.noteHelp')}
            value={body}
            onChange={(next) => typed.change({ body: next })}
            error={write.errorOf('body')}
          />
          <div className="flex gap-2">
            <MentionMenu body={body} onChange={(next) => typed.change({ body: next })} />
            {body.trim() && (
              <Button aria-disabled={write.isBusy} onClick={() => void save()}>
                {t('orders.addNote')}
              </Button>
            )}
          </div>
          <FailureLine text={write.failure} />
        </div>
      </div>
    </Panel>
  )
}

function NoteView({ orderId, note: { id, body, is_pinned: isPinned, by, at } }: { orderId: string; note: Note }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const write = useWrite()
  const pin = () =>
    write.run(async () => {
      const params = { id: orderId, part: id }
      const { order } = await callStaff('PATCH /api/staff/orders/:id/notes/:part/', { params, body: { is_pinned: !isPinned } })
      cacheOrder(order)
    })
  return (
    <div className="flex items-start gap-1">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="break-words whitespace-pre-wrap">{body}</p>
        <p className="text-12 text-stone">
          {by}, {time(at)}
          {isPinned && ` · ${t('orders.pinned')}`}
        </p>
      </div>
      <IconButton label={t(isPinned ? 'orders.unpin' : 'orders.pin')} aria-disabled={write.isBusy} onClick={() => void pin()}>
        {isPinned ? <PinOff aria-hidden="true" size={15} /> : <Pin aria-hidden="true" size={15} />}
      </IconButton>
    </div>
  )
}
