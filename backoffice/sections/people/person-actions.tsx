import { Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BlockDialog } from '#backoffice/sections/people/block-dialog.tsx'
import { EditDialog } from '#backoffice/sections/people/edit-dialog.tsx'
import { EraseDialog } from '#backoffice/sections/people/erase-dialog.tsx'
import { useExportPerson } from '#backoffice/sections/people/use-export-person.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

type DialogKind = 'edit' | 'block' | 'erase'
type Written = { person: StaffPerson; action_id: string }

function usePersonActs(person: StaffPerson) {
  const { t } = useI18n()
  const { run, isBusy } = useAction()
  const params = { id: person.id }
  const send = (call: () => Promise<Written>, sentence: string, { isUndoable } = { isUndoable: true }) =>
    run(async () => {
      try {
        const { person: after, action_id: action } = await call()
        cachePerson(after)
        showUndoToast(sentence, isUndoable ? action : null)
      } catch (error) {
        showToast('error', sentenceOf(error, t('common.actionFailed')))
      }
    })
  const setVip = () =>
    send(
      () => callStaff('PATCH /api/staff/people/:id/', { params, body: { version: person.version, is_vip: !person.is_vip } }),
      t(person.is_vip ? 'people.vipRemoved' : 'people.vipAdded'),
    )
  const endSessions = () =>
    send(() => callStaff('POST /api/staff/people/:id/end-sessions/', { params }), t('people.sessionsEnded'), { isUndoable: false })
  const unblock = () => send(() => callStaff('POST /api/staff/people/:id/unblock/', { params }), t('people.unblocked'))
  return { isBusy, setVip, endSessions, unblock }
}

export function PersonActions({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const may = useMay()
  const { isBusy, setVip, endSessions, unblock } = usePersonActs(person)
  const [open, setOpen] = useState<DialogKind | null>(null)
  const mayEdit = may('person.edit')
  const mayBlock = may('person.block')
  useShortcuts([
    ...(mayEdit ? [{ keys: 'e', label: t('people.edit'), run: () => setOpen('edit') }] : []),
    ...(mayBlock && !person.is_blocked ? [{ keys: 'b', label: t('people.block'), run: () => setOpen('block') }] : []),
  ])
  const exporting = useExportPerson(person.id)
  const hasSessions = person.accounts.some(({ sessions }) => sessions > 0)
  return (
    <>
      {mayBlock && person.is_blocked && (
        <Button aria-disabled={isBusy} onClick={() => void unblock()}>
          {t('people.unblock')}
        </Button>
      )}
      {mayEdit && (
        <Button onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" size={15} />
          <span className="max-md:sr-only">{t('people.edit')}</span>
        </Button>
      )}
      {(mayEdit || mayBlock) && (
        <Menu
          trigger={
            <IconButton label={t('people.more')}>
              <Ellipsis aria-hidden="true" size={16} />
            </IconButton>
          }
        >
          {mayEdit && (
            <MenuItem isDisabled={isBusy} onSelect={() => void setVip()}>
              {t(person.is_vip ? 'people.unmarkVip' : 'people.markVip')}
            </MenuItem>
          )}
          {mayBlock && hasSessions && (
            <MenuItem isDisabled={isBusy} onSelect={() => void endSessions()}>
              {t('people.endSessions')}
            </MenuItem>
          )}
          {may('person.export') && (
            <MenuItem isDisabled={exporting.isBusy} onSelect={() => void exporting.exportData()}>
              {t('people.export')}
            </MenuItem>
          )}
          {((mayBlock && !person.is_blocked) || may('person.erase')) && <MenuSeparator />}
          {mayBlock && !person.is_blocked && (
            <MenuItem isDanger onSelect={() => setOpen('block')}>
              {t('people.block')}
            </MenuItem>
          )}
          {may('person.erase') && (
            <MenuItem isDanger onSelect={() => setOpen('erase')}>
              {t('people.erase')}
            </MenuItem>
          )}
        </Menu>
      )}
      {open && <PersonDialog open={open} person={person} onClose={() => setOpen(null)} />}
    </>
  )
}

function PersonDialog({ open, ...props }: { open: DialogKind; person: StaffPerson; onClose: () => void }) {
  if (open === 'edit') return <EditDialog {...props} />
  return open === 'block' ? <BlockDialog {...props} /> : <EraseDialog {...props} />
}
