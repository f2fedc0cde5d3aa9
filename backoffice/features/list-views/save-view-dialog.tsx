import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useViews, type View } from '#backoffice/features/list-views/use-views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

type Props = { list: ViewList; query: string; view?: View | undefined; onClose: () => void }

export function SaveViewDialog({ list, query, view, onClose }: Props) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const { own, start } = useViews(list)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.saved?.is_shared ?? false)
  const [isStart, setStart] = useState(view !== undefined && view.key === start)
  const replaced = view ?? own.find((each) => each.name === name.trim())
  const { isBusy, failure, errorOf, run } = useWrite()
  const save = () =>
    run(async () => {
      const body = { name: name.trim(), query, is_shared: isShared }
      const { id, action_id: actionId } = replaced?.saved
        ? await callStaff('PATCH /api/staff/views/:id/', {
            params: { id: replaced.key },
            body: { ...body, version: replaced.saved.version },
          })
        : await callStaff('POST /api/staff/views/', { body: { ...body, list } })
      if (isStart !== (id === start)) await callStaff('PUT /api/staff/views/start/', { body: { list, view: isStart ? id : null } })
      await queries.invalidateQueries({ queryKey: queryKeys.views.all })
      showUndoToast(t(view ? 'views.changed' : 'views.saved', { name: body.name }), actionId)
      onClose()
    })
  return (
    <FormDialog
      title={t(view ? 'views.rename' : 'views.save')}
      isBusy={isBusy}
      isReady={name.trim() !== ''}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('views.name')}
        value={name}
        onChange={setName}
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
    </FormDialog>
  )
}
