import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, LoadingOrFailed, sentenceOf } from '#backoffice/ui/states.tsx'
import { alwaysRequired, type ChecklistItem } from '#contract/rules/staff/piece-steps.ts'

const queryKey = queryKeys.shop.publishRequirements

export default function PublishingPage() {
  const { t } = useI18n()
  const mayEdit = useMay()('settings.edit')
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => callStaff('GET /api/staff/publish-requirements/') })
  const nameOf = (item: ChecklistItem) => t(`piece.checklist.${item}`)
  const change = async (item: ChecklistItem, { isRequired }: { isRequired: boolean }) => {
    setFailure(null)
    // optimistic update; refetched if the server refuses
    queryClient.setQueryData(queryKey, {
      results: data?.results.map((each) => (each.item === item ? { ...each, is_required: isRequired } : each)),
    })
    try {
      const body = { results: [{ item, is_required: isRequired }] }
      const { action_id: actionId, results } = await callStaff('PUT /api/staff/publish-requirements/', { body })
      queryClient.setQueryData(queryKey, { results })
      void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.records })
      showUndoToast(t(isRequired ? 'publishing.nowRequired' : 'publishing.nowOptional', { item: nameOf(item) }), actionId)
    } catch (failed) {
      void refetch()
      setFailure(sentenceOf(failed, t('common.actionFailed')))
    }
  }
  return (
    <SettingsPage title={t('publishing.title')}>
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={6} />}
        {data && (
          <Panel title={t('publishing.panel')}>
            <p className="mb-4 text-13 text-stone">{t(mayEdit ? 'publishing.text' : 'publishing.ownerOnly')}</p>
            <ul className="grid gap-3">
              {data.results.map(({ item, is_required: isRequired }) => (
                <li key={item}>
                  <TickField
                    checked={isRequired}
                    disabled={!mayEdit || alwaysRequired.has(item)}
                    onChange={(checked) => void change(item, { isRequired: checked })}
                    {...(alwaysRequired.has(item) ? { help: t('publishing.always') } : {})}
                  >
                    {nameOf(item)}
                  </TickField>
                </li>
              ))}
            </ul>
            <FailureLine text={failure} />
          </Panel>
        )}
      </div>
    </SettingsPage>
  )
}
