import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type ReportValues, zoneIn } from '#backoffice/sections/reports/use-report-form.ts'
import { gradeName } from '#contract/rules/staff/zone-wear-grades.ts'
import type { Zone } from '#contract/rules/staff/zones.ts'

type Props = { zones: readonly Zone[]; values: ReportValues; chosen: string; onChoose: (key: string) => void }

export function ZoneList({ zones, values, chosen, onChoose }: Props) {
  const { t, language } = useI18n()
  const items = [
    ...zones.map(({ key, name }) => {
      const zone = zoneIn(values, key)
      return { key, name: name[language], state: zone ? gradeName(zone.grade, language) : '—', grade: zone?.grade }
    }),
    { key: 'summary', name: t('reports.summaryStep'), state: '', grade: undefined },
  ]
  return (
    <nav aria-label={t('reports.zones')} className="rounded-2 border border-hairline bg-raised py-1">
      {items.map(({ key, name, state, grade }) => (
        <button
          key={key}
          type="button"
          aria-current={key === chosen ? 'step' : undefined}
          onClick={() => onChoose(key)}
          className="grid min-h-9 w-full grid-cols-[1fr_auto] items-center gap-2 px-3 py-1 text-left text-13 hover:bg-ivory aria-[current=step]:bg-ivory aria-[current=step]:font-medium"
        >
          <span className="min-w-0">
            {name}
            <span className="block text-12 font-normal text-stone">{state}</span>
          </span>
          {grade !== undefined && <span className="figures text-13 text-stone">{grade}</span>}
        </button>
      ))}
    </nav>
  )
}
