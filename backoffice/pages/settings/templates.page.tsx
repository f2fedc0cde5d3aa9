import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { replyTemplatesQuery } from '#backoffice/client/reply-templates.ts'
import { templates as english } from '#backoffice/i18n/en/templates.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { templates as russian } from '#backoffice/i18n/ru/templates.ts'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { TemplateDialog } from '#backoffice/sections/settings/template-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed } from '#backoffice/ui/states.tsx'

const texts = { ru: { templates: russian }, en: { templates: english } }

export default function TemplatesPage() {
  return (
    <PageTexts texts={texts}>
      <Templates />
    </PageTexts>
  )
}

function Templates() {
  const { t, language } = useI18n()
  const { data, error, refetch } = useQuery(replyTemplatesQuery)
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const template = data?.results.find(({ id }) => id === edited) ?? null
  return (
    <SettingsPage
      title={t('settings.templates')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={15} />
          {t('templates.add')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={4} />}
        {data && <p className="text-13 text-stone">{t('templates.text')}</p>}
        {data?.results.length === 0 && <EmptyState title={t('templates.none')} />}
        {data && data.results.length > 0 && (
          <Panel isFlush>
            <ul>
              {data.results.map((template) => (
                <li key={template.id} className="border-b border-hairline last:border-0">
                  <button
                    type="button"
                    onClick={() => setEdited(template.id)}
                    className="grid w-full gap-0.5 px-4 py-3 text-left text-13 -outline-offset-2 hover:bg-ivory/60 max-md:min-h-16 max-md:text-15"
                  >
                    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="font-medium">{template[`name_${language}`]}</span>
                      <span className="text-12 text-stone">
                        {template.kinds.length ? template.kinds.map((kind) => t(`threads.kind.${kind}`)).join(', ') : t('templates.any')}
                      </span>
                    </span>
                    <span className="line-clamp-2 text-stone">{template[`body_${language}`]}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {(edited === 'new' || template) && <TemplateDialog template={template} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}
