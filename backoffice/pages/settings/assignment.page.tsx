import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { assignmentQuery } from '#backoffice/client/assignment.ts'
import { assignment as english } from '#backoffice/i18n/en/assignment.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { assignment as russian } from '#backoffice/i18n/ru/assignment.ts'
import { RuleDialog } from '#backoffice/sections/settings/assignment/rule-dialog.tsx'
import { RuleRows } from '#backoffice/sections/settings/assignment/rule-rows.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed } from '#backoffice/ui/states.tsx'

const texts = { ru: { assignment: russian }, en: { assignment: english } }

export default function AssignmentPage() {
  return (
    <PageTexts texts={texts}>
      <Assignment />
    </PageTexts>
  )
}

function Assignment() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(assignmentQuery)
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const rule = data?.results.find(({ id }) => id === edited) ?? null
  return (
    <SettingsPage
      title={t('settings.assignment')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={15} />
          {t('assignment.add')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={4} />}
        {data && <p className="text-13 text-stone">{t('assignment.text')}</p>}
        {data?.results.length === 0 && <EmptyState title={t('assignment.none')} text={t('assignment.noneText')} />}
        {data && data.results.length > 0 && (
          <Panel isFlush>
            <RuleRows rules={data} onEdit={setEdited} />
          </Panel>
        )}
      </div>
      {data && (edited === 'new' || rule) && <RuleDialog rules={data} rule={rule} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}
