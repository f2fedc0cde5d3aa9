import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useViews, type View } from '#backoffice/features/list-views/use-views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

type Props = { list: ViewList; query: string; view?: View | undefined; onClose: () => void }

/** Saves what a list shows under a name, or changes the name and the readers of a view. */
export function SaveViewDialog({ list, query, view, onClose }: Props) {
  const { t } = useI18n()
  const form = useId()
  const queries = useQueryClient()
  const { own, start } = useViews(list)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.saved?.is_shared ?? false)
  const [isStart, setStart] = useState(view !== undefined && view.key === start)
  const replaced = view ?? own.find((each) => each.name === name.trim())
  const { isBusy, failure, errorOf, onSubmit } = useSubmit(async () => {
    const body = { name: name.trim(), query, is_shared: isShared }
    const { id, action_id: actionId } = replaced?.saved
      ? await callStaff('PATCH /api/staff/views/:id/', { params: { id: replaced.key }, body: { ...body, version: replaced.saved.version } })
      : await callStaff('POST /api/staff/views/', { body: { ...body, list } })
    if (isStart !== (id === start)) await callStaff('PUT /api/staff/views/start/', { body: { list, view: isStart ? id : null } })
    await queries.invalidateQueries({ queryKey: queryKeys.views.all })
    showDone(t(view ? 'views.changed' : 'views.saved', { name: body.name }), actionId)
    onClose()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(view ? 'views.rename' : 'views.save')}
      actions={
        <Button type="submit" form={form} variant="primary" disabled={!name.trim()} aria-disabled={isBusy}>
          {t('common.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label={t('views.name')}
          value={name}
          onChange={setName}
          ref={focusOnOpen}
          maxLength={60}
          autoComplete="off"
          help={!view && replaced ? t('views.replaces') : t('views.nameHelp')}
          error={errorOf('name')}
        />
        <TickField checked={isShared} onChange={setShared}>
          {t('views.share')}
        </TickField>
        <TickField checked={isStart} onChange={setStart}>
          {t('views.startHere')}
        </TickField>
        <FailureLine text={failure} />
      </form>
    </Dialog>
  )
}
