import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { ConditionReport, Zone } from '#backoffice/client/reports.ts'
import { useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Kind } from '#contract/piece.ts'
import { zonesOfKind } from '#contract/rules/staff/zones.ts'

/** The form values. Each zone is a separate field, so that edits of different zones by two people do not conflict. */
export type ReportValues = { summary_ru: string; summary_en: string; [zone: string]: Zone | string | null }

type Named = Pick<ConditionReport, 'zones' | 'summary_ru' | 'summary_en'>

export function useReportForm(kind: Kind, report: ConditionReport) {
  const { t, language } = useI18n()
  const valuesOf = ({ zones, summary_ru, summary_en }: Named): ReportValues => ({
    ...Object.fromEntries(zonesOfKind[kind].map(({ key }) => [key, zones.find(({ zone }) => zone === key) ?? null])),
    summary_ru,
    summary_en,
  })
  const zoneLabels = Object.fromEntries(zonesOfKind[kind].map(({ key, name }) => [key, name[language]]))
  return useRecordForm<ReportValues>({
    kind: 'report',
    id: report.id,
    record: { values: valuesOf(report), version: report.version },
    labels: { ...zoneLabels, summary_ru: t('reports.summary'), summary_en: t('reports.summary') },
    valuesOf: (current: never) => valuesOf(current),
    save: async (changed, version) => {
      const saved = await callStaff('PATCH /api/staff/reports/:uuid/', {
        params: { uuid: report.id },
        body: { version, ...bodyOf(changed) },
      })
      // waits for the refetched report, because a signature right after this save needs the new version
      await queryClient.invalidateQueries({ queryKey: queryKeys.pieces.allReports })
      return { values: valuesOf(saved), version: saved.version }
    },
  })
}

export function zoneIn(values: ReportValues, key: string): Zone | null {
  const value = values[key]
  return typeof value === 'object' ? (value ?? null) : null
}

function bodyOf({ summary_ru, summary_en, ...zones }: Partial<ReportValues>) {
  const changed = Object.entries(zones).map(([zone, value]) => (typeof value === 'object' && value ? value : { zone, grade: null }))
  return {
    ...(summary_ru === undefined ? {} : { summary_ru }),
    ...(summary_en === undefined ? {} : { summary_en }),
    ...(changed.length ? { zones: changed } : {}),
  }
}
