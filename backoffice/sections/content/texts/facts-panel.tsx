import type { PageTextRecord } from '#backoffice/client/page-texts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { sentenceLink } from '#contract/rules/sentence-link.ts'

export function FactsPanel({ facts }: Pick<PageTextRecord, 'facts'>) {
  const { t, language } = useI18n()
  return (
    <Panel title={t('texts.facts')}>
      <p className="text-13 text-stone">{t('texts.factsText')}</p>
      <dl className="mt-3 grid gap-2.5 text-13">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt>
              <code className="text-12">{`{{${name}}}`}</code>
            </dt>
            {/* for a link, shows only its text */}
            <dd className="break-words text-stone">{value[language].replace(sentenceLink, '$1')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
