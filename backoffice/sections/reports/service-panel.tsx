import { useState } from 'react'
import type { PieceReports, ServiceEntry } from '#backoffice/client/reports.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PaperFiles } from '#backoffice/sections/papers/paper-files.tsx'
import { ServiceDialog } from '#backoffice/sections/reports/service-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { serviceKindNames } from '#contract/rules/staff/service-kinds.ts'

export function ServicePanel({ data }: { data: PieceReports }) {
  const { t, language } = useI18n()
  const format = useFormat('UTC')
  const mayWrite = useMay()('report.write')
  const [edited, setEdited] = useState<ServiceEntry | 'new' | null>(null)
  const workshopOf = (entry: ServiceEntry) => data.workshops.find(({ id }) => id === entry.workshop_id)?.name ?? entry.workshop_name
  return (
    <Panel
      title={t('reports.service')}
      isFlush
      actions={mayWrite && <Button onClick={() => setEdited('new')}>{t('reports.addService')}</Button>}
    >
      {!data.services.length && <p className="p-4 text-stone">{t('reports.noService')}</p>}
      <ul>
        {data.services.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline px-4 py-2.5 last:border-b-0 md:grid-cols-[150px_1fr_auto]"
          >
            <span className="figures text-13 text-stone max-md:col-span-2">{format.day(entry.done_on)}</span>
            <div className="min-w-0">
              <p className="font-medium">{serviceKindNames[entry.kind][language]}</p>
              <p>{language === 'ru' ? entry.text_ru : entry.text_en}</p>
              <p className="text-13 text-stone">
                {[
                  workshopOf(entry),
                  entry.guarantee_until && `${t('reports.guaranteeUntil')} ${format.day(entry.guarantee_until)}`,
                  !entry.is_shown && t('reports.hidden'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <PaperFiles
                pieceId={data.piece.id}
                owner={{ service: entry.id }}
                of={`${serviceKindNames[entry.kind][language]}, ${format.day(entry.done_on)}`}
              />
            </div>
            {mayWrite && (
              <Button variant="quiet" onClick={() => setEdited(entry)}>
                {t('common.edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited && <ServiceDialog data={data} entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}
