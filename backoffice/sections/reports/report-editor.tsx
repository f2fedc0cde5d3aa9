import type { ConditionReport, PieceReports } from '#backoffice/client/reports.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SignReport } from '#backoffice/sections/reports/sign-report.tsx'
import { useReportForm, zoneIn } from '#backoffice/sections/reports/use-report-form.ts'
import { useZoneStep } from '#backoffice/sections/reports/use-zone-step.ts'
import { ZoneEditor } from '#backoffice/sections/reports/zone-editor.tsx'
import { ZoneList } from '#backoffice/sections/reports/zone-list.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { type Grade, grades } from '#contract/rules/staff/zone-wear-grades.ts'
import { zonesOfKind } from '#contract/rules/staff/zones.ts'

const summaryStep = 'summary'

export function ReportEditor({ data, report }: { data: PieceReports; report: ConditionReport }) {
  const { t } = useI18n()
  const { kind, photos } = data.piece
  const form = useReportForm(kind, report)
  const zones = zonesOfKind[kind]
  const steps = [...zones.map(({ key }) => key), summaryStep]
  const { step, at, current, choose, go } = useZoneStep(steps)
  const zone = zones[at]
  const value = zone ? zoneIn(form.values, zone.key) : null
  const setGrade = (key: string, grade: Grade) => {
    const blank = { zone: key, defects: [], note_ru: '', note_en: '', pins: [] }
    if (key !== summaryStep) form.set(key, { ...(zoneIn(form.values, key) ?? blank), grade })
  }
  useShortcuts([
    ...grades.map((grade) => ({
      keys: String(grade),
      label: t('reports.gradeKey'),
      isHidden: grade > 0,
      run: () => {
        setGrade(current(), grade)
        go(1)
      },
    })),
    { keys: 'j', label: t('reports.nextZone'), run: () => go(1) },
    { keys: 'k', label: t('reports.previousZone'), run: () => go(-1) },
  ])
  const described = zones.filter(({ key }) => zoneIn(form.values, key)).map(({ key }) => ({ zone: key }))
  return (
    <>
      <div className="mx-auto grid max-w-[1240px] gap-5 p-5 max-md:p-4 md:grid-cols-[260px_minmax(0,1fr)]">
        <div className="grid content-start gap-5 max-md:hidden">
          <ZoneList zones={zones} values={form.values} chosen={step} onChoose={choose} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <DraftNotice form={form} />
          <div className="flex items-center justify-between gap-3">
            <Button onClick={() => go(-1)} disabled={at === 0} aria-label={t('reports.previousZone')}>
              ←
            </Button>
            <p className="figures text-13 text-stone">
              {t('reports.position', { at: at + 1, count: steps.length })} ·{' '}
              {t('reports.graded', { done: described.length, count: zones.length })}
            </p>
            <Button onClick={() => go(1)} disabled={at === steps.length - 1}>
              {t('reports.nextZone')} →
            </Button>
          </div>
          {zone ? (
            <ZoneEditor
              pieceId={data.piece.id}
              key={zone.key}
              zone={zone}
              value={value}
              photos={photos}
              onGrade={(grade) => setGrade(zone.key, grade)}
              onChange={(next) => form.set(zone.key, next)}
              onNext={() => go(1)}
            />
          ) : (
            <Panel title={t('reports.summaryStep')}>
              <div className="grid gap-5">
                <LanguagePair label={t('reports.summary')} isLong ru={sideOf(form, 'summary_ru')} en={sideOf(form, 'summary_en')} />
                <SignReport pieceId={data.piece.id} kind={kind} report={report} described={described} isSaved={form.changedCount === 0} />
              </div>
            </Panel>
          )}
        </div>
      </div>
      <RecordFormBar form={form} />
    </>
  )
}

function sideOf(form: ReturnType<typeof useReportForm>, name: 'summary_ru' | 'summary_en') {
  const { value, onChange, error } = form.field(name)
  return { value, onChange, error }
}
