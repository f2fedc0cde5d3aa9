import { useQuery } from '@tanstack/react-query'
import { Check, Ellipsis, UserRound } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { cacheThread, type StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { UnreadItem } from '#backoffice/sections/inbox/unread-item.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { ThreadStatus } from '#contract/rules/staff/thread-enums.ts'

const reopenLabels = {
  new: 'threads.reopen',
  open: 'threads.reopen',
  waiting: 'threads.reopen',
  done: 'threads.reopen',
  spam: 'threads.notSpam',
  automatic: 'threads.fromPerson',
} as const

export function ThreadActions({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const may = useMay()
  const { run, isBusy } = useAction()
  const { spam_days: days } = useOwnerSettings()
  const [isMarking, setMarking] = useState(false)
  const move = (status: Exclude<ThreadStatus, 'new' | 'automatic'>) =>
    run(async () => {
      try {
        const { thread: after, action_id: action } = await callStaff('POST /api/staff/threads/:id/status/', {
          params: { id: thread.id },
          body: { version: thread.version, status },
        })
        cacheThread(after)
        showUndoToast(t(`threads.moved.${status}`), action)
      } catch (error) {
        showToast('error', sentenceOf(error, t('common.actionFailed')))
        await queryClient.invalidateQueries({ queryKey: queryKeys.threads.record(thread.id) })
      }
      setMarking(false)
    })
  const isOver = thread.status === 'done' || thread.status === 'spam' || thread.status === 'automatic'
  useShortcuts(may('thread.answer') && !isOver ? [{ keys: 'e', label: t('threads.done'), run: () => void move('done') }] : [])
  return (
    <>
      {may('thread.assign') && <AssigneeMenu thread={thread} />}
      {may('thread.answer') && (
        <>
          {isOver ? (
            <Button aria-disabled={isBusy} onClick={() => void move('open')}>
              {t(reopenLabels[thread.status])}
            </Button>
          ) : (
            <Button aria-disabled={isBusy} onClick={() => void move('done')}>
              <Check aria-hidden="true" size={15} />
              {t('threads.done')}
            </Button>
          )}
          {(!isOver || thread.status === 'automatic') && (
            <Menu
              trigger={
                <IconButton label={t('threads.more')}>
                  <Ellipsis aria-hidden="true" size={16} />
                </IconButton>
              }
            >
              {(['open', 'waiting'] as const)
                .filter((status) => status !== thread.status && !isOver)
                .map((status) => (
                  <MenuItem key={status} isDisabled={isBusy} onSelect={() => void move(status)}>
                    {t(status === 'open' ? 'threads.toOpen' : 'threads.toWaiting')}
                  </MenuItem>
                ))}
              {thread.heard_at && !isOver && <UnreadItem id={thread.id} />}
              {!isOver && <MenuSeparator />}
              <MenuItem isDanger onSelect={() => setMarking(true)}>
                {t('threads.spam')}
              </MenuItem>
            </Menu>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isMarking}
        onOpenChange={setMarking}
        title={t('threads.spam')}
        confirmLabel={t('threads.spam')}
        isBusy={isBusy}
        onConfirm={() => void move('spam')}
      >
        <p>{t('threads.spamText', { count: days })}</p>
      </ConfirmDialog>
    </>
  )
}

function AssigneeMenu({ thread: { id, assignee } }: { thread: StaffThread }) {
  const { t } = useI18n()
  const { staff } = useSession()
  const { data } = useQuery(colleaguesQuery)
  const { run, isBusy } = useAction()
  const assign = (to: { id: string; name: string } | null) =>
    run(async () => {
      try {
        const { action_id: action } = await callStaff('PUT /api/staff/threads/:id/assignee/', {
          params: { id },
          body: { staff_id: to?.id ?? null },
        })
        await queryClient.invalidateQueries({ queryKey: queryKeys.threads.all })
        showUndoToast(to ? t('threads.assigned', { name: to.name }) : t('threads.unassigned'), action)
      } catch (error) {
        showToast('error', sentenceOf(error, t('common.actionFailed')))
      }
    })
  const me = { id: staff.id, name: staff.name }
  useShortcuts(assignee?.id === staff.id ? [] : [{ keys: 'm', label: t('threads.take'), run: () => void assign(me) }])
  const others = (data?.results ?? []).filter(({ id: each }) => each !== assignee?.id && each !== staff.id)
  const text = assignee ? t('threads.assignedTo', { name: assignee.name }) : t('threads.nobodys')
  return (
    <Menu
      trigger={
        <Button aria-label={`${t('threads.assign')}: ${text}`}>
          <UserRound aria-hidden="true" size={15} />
          <span className="max-w-40 truncate max-md:hidden">{assignee?.name ?? t('threads.assign')}</span>
        </Button>
      }
    >
      {assignee?.id !== staff.id && (
        <MenuItem isDisabled={isBusy} onSelect={() => void assign(me)}>
          {t('threads.take')}
        </MenuItem>
      )}
      {others.map((colleague) => (
        <MenuItem key={colleague.id} isDisabled={isBusy} onSelect={() => void assign(colleague)}>
          {colleague.name}
        </MenuItem>
      ))}
      {assignee && (
        <>
          <MenuSeparator />
          <MenuItem isDisabled={isBusy} onSelect={() => void assign(null)}>
            {t('threads.unassigned')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
