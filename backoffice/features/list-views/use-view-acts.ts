import { useQueryClient } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import type { View } from '#backoffice/features/list-views/use-views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

export function useViewActs(list: ViewList) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const reportDone = async (act: Promise<{ action_id: string }>, sentence: string) => {
    try {
      showUndoToast(sentence, (await act).action_id)
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
    await queries.invalidateQueries({ queryKey: queryKeys.views.all })
  }
  return {
    start: (view: View | null) =>
      reportDone(
        callStaff('PUT /api/staff/views/start/', { body: { list, view: view?.key ?? null } }),
        view ? t('views.started', { name: view.name }) : t('views.notStarted'),
      ),
    remove: (view: View) =>
      reportDone(callStaff('DELETE /api/staff/views/:id/', { params: { id: view.key } }), t('views.removed', { name: view.name })),
  }
}
