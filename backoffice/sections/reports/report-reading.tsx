import type { ConditionReport, PieceReports, Zone } from '#backoffice/client/reports.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PinnedPhoto } from '#backoffice/sections/reports/pinned-photo.tsx'
import { Columns, Panel } from '#backoffice/ui/page.tsx'
import { gradeName } from '#contract/rules/staff/zone-wear-grades.ts'
import { defectNames, zonesOfKind } from '#contract/rules/staff/zones.ts'

export function ReportReading({ data, report }: { data: PieceReports; report: ConditionReport }) {
  const { t, language } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const summary = language === 'ru' ? report.summary_ru : report.summary_en
  return (
    <Columns>
      <Panel>
        {summary && <p className="mb-2">{summary}</p>}
        <p className="text-13 text-stone">
          {report.signed_at
            ? t('reports.signedBy', { name: report.signed_by?.name ?? t('reports.demo'), time: format.time(report.signed_at) })
            : t('reports.draft')}
        </p>
      </Panel>
      <Panel title={t('reports.zones')} isFlush>
        <ul>
          {zonesOfKind[data.piece.kind].map(({ key, name }) => (
            <li key={key} className="grid gap-x-4 gap-y-1 border-b border-hairline px-4 py-2.5 last:border-b-0 md:grid-cols-[200px_1fr]">
              <span className="text-stone">{name[language]}</span>
              <ZoneText zone={report.zones.find(({ zone }) => zone === key)} photos={data.piece.photos} />
            </li>
          ))}
        </ul>
      </Panel>
    </Columns>
  )
}

type ZoneTextProps = { zone: Zone | undefined; photos?: PieceReports['piece']['photos'] }

export function ZoneText({ zone, photos = [] }: ZoneTextProps) {
  const { t, language } = useI18n()
  if (!zone) return <span className="text-stone">{t('reports.notGraded')}</span>
  const note = language === 'ru' ? zone.note_ru : zone.note_en
  const pins = zone.pins.map((pin, at) => ({ ...pin, at }))
  const pinned = photos.filter(({ hash }) => pins.some(({ photo }) => photo === hash))
  return (
    <div className="grid gap-1">
      <p>
        <span className="figures">{zone.grade}</span> · {gradeName(zone.grade, language)}
        {zone.defects.length > 0 && (
          <span className="text-stone"> · {zone.defects.map((defect) => defectNames[defect][language].toLowerCase()).join(', ')}</span>
        )}
      </p>
      {note && <p className="text-13 text-stone">{note}</p>}
      {pinned.map((photo) => (
        <div key={photo.hash} className="mt-1 max-w-70">
          <PinnedPhoto photo={photo} pins={pins.filter((pin) => pin.photo === photo.hash)} />
          <ol className="mt-1 text-13 text-stone">
            {pins
              .filter((pin) => pin.photo === photo.hash)
              .map((pin) => (
                <li key={pin.at}>
                  {pin.at + 1}. {language === 'ru' ? pin.note_ru : pin.note_en}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
