import { useRef, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheThread, type StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { MentionMenu } from '#backoffice/features/mentions/mention-menu.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DraftText } from '#backoffice/sections/inbox/draft-text.tsx'
import { canReply, ReplyForm } from '#backoffice/sections/inbox/reply-form.tsx'
import { useEnclosures } from '#backoffice/sections/inbox/use-enclosures.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { openField } from '#backoffice/ui/focus-on-open.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

const parts = ['reply', 'note'] as const
type Part = (typeof parts)[number]
const tab =
  'h-9 border-b-2 border-transparent text-13 text-stone hover:text-ink aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink finger:h-11 max-md:px-2'

export function Composer({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const may = useMay()
  const [part, setPart] = useState<Part>(canReply(thread) ? 'reply' : 'note')
  // held here and not in the reply form, which unmounts while the note is open
  const enclosures = useEnclosures(thread.id)
  const panel = useRef<HTMLDivElement>(null)
  const openPart = (chosen: Part) =>
    openField(
      () => setPart(chosen),
      () => panel.current,
    )
  const isAllowed = may('thread.answer')
  useShortcuts(isAllowed ? [{ keys: 'a', label: t('threads.reply'), run: () => openPart('reply') }] : [])
  if (!isAllowed) return null
  return (
    <Panel>
      <div ref={panel} className="grid gap-3">
        <fieldset aria-label={t('threads.compose')} className="-mt-2 flex gap-5 border-b border-hairline">
          {parts.map((each) => (
            <button key={each} type="button" aria-pressed={part === each} onClick={() => openPart(each)} className={tab}>
              {t(`threads.${each}`)}
            </button>
          ))}
        </fieldset>
        {part === 'reply' ? <ReplyForm thread={thread} enclosures={enclosures} /> : <NoteForm thread={thread} />}
      </div>
    </Panel>
  )
}

function NoteForm({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const write = useWrite()
  const typed = useTypedForm({ kind: 'thread-note', id: thread.id, current: { body: '' }, restore: 'on request' })
  const { body } = typed.values
  const save = () =>
    write.run(async () => {
      const { thread: after, action_id: action } = await callStaff('POST /api/staff/threads/:id/notes/', {
        params: { id: thread.id },
        body: { body },
      })
      typed.settle()
      cacheThread(after)
      showUndoToast(t('threads.noted'), action)
    })
  return (
    <div data-field="note" className="grid justify-items-start gap-3 border-l-3 border-brass pl-3">
      <DraftText part="note" typed={typed} error={write.errorOf('body')} />
      <div className="flex gap-2">
        <MentionMenu body={body} onChange={(next) => typed.change({ body: next })} />
        <Button aria-disabled={write.isBusy || !body.trim()} onClick={() => body.trim() && void save()}>
          {t('threads.addNote')}
        </Button>
      </div>
      <FailureLine text={write.failure} />
    </div>
  )
}
