import type { ConditionReport, PieceReports, Zone } from '#backoffice/client/reports.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ZoneText } from '#backoffice/sections/reports/report-reading.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { Columns, Panel } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { zonesOfKind } from '#contract/rules/staff/zones.ts'

type Difference = 'isWorse' | 'isBetter' | 'isOther' | null

export function CompareReports({ data }: { data: PieceReports }) {
  const { t, language } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { get, set } = useUrlState()
  const { reports, piece } = data
  const left = reports.find(({ id }) => id === get('left')) ?? reports[1]
  const right = reports.find(({ id }) => id === get('right')) ?? reports[0]
  const isShort = get('only') === 'changes'
  const options = reports.map(({ id, stage, signed_at, written_at }) => ({
    value: id,
    label: `${t(`reports.stages.${stage}`)}, ${format.time(signed_at ?? written_at)}`,
  }))
  const rows = zonesOfKind[piece.kind].map(({ key, name }) => {
    const [was, is] = [zoneOf(left, key), zoneOf(right, key)]
    return { key, name: name[language], was, is, difference: differenceOf(was, is) }
  })
  const shown = isShort ? rows.filter(({ difference }) => difference) : rows
  return (
    <Columns>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('reports.left')}
          value={left?.id ?? ''}
          onChange={(id) => set({ left: id }, { replace: true })}
          options={options}
        />
        <SelectField
          label={t('reports.right')}
          value={right?.id ?? ''}
          onChange={(id) => set({ right: id }, { replace: true })}
          options={options}
        />
      </div>
      <TickField checked={isShort} onChange={(only) => set({ only: only ? 'changes' : null }, { replace: true })}>
        {t('reports.changedOnly')}
      </TickField>
      <Panel title={t('reports.zones')} isFlush>
        {!shown.length && <p className="p-4 text-stone">{t('reports.nothingChanged')}</p>}
        <ul>
          {shown.map(({ key, name, was, is, difference }) => (
            <li key={key} className="border-b border-hairline px-4 py-3 last:border-b-0">
              <p className="mb-1 flex flex-wrap items-center gap-x-3 text-13 text-stone">
                {name}
                {difference && <Badge tone={difference === 'isWorse' ? 'bad' : 'attention'}>{t(`reports.${difference}`)}</Badge>}
              </p>
              <div className="grid grid-cols-2 gap-4">
                <ZoneText zone={was} photos={piece.photos} />
                <ZoneText zone={is} photos={piece.photos} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Columns>
  )
}

const zoneOf = (report: ConditionReport | undefined, key: string) => report?.zones.find(({ zone }) => zone === key)

function differenceOf(was: Zone | undefined, is: Zone | undefined): Difference {
  if (was && is && was.grade !== is.grade) return is.grade > was.grade ? 'isWorse' : 'isBetter'
  return JSON.stringify(was) === JSON.stringify(is) ? null : 'isOther'
}
