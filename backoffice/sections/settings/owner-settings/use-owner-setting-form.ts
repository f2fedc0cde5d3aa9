import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StaffOwnerSettings, ownerSettingsQuery } from '#backoffice/client/owner-settings.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  type OwnerSettingName,
  ownerSettingNames,
  type OwnerSettingProblem,
  ownerSettingProblems,
  type OwnerSettings,
} from '#contract/rules/staff/owner-setting-definitions.ts'

type Typed = Record<OwnerSettingName, string>
export type OwnerSettingForm = RecordForm<Typed>

export function useOwnerSettingForm({ changed, defaults, version }: StaffOwnerSettings): OwnerSettingForm {
  const { t } = useI18n()
  const labels = recordOf(ownerSettingNames.map((name) => [name, t(`ownerSettings.names.${name}`)] as const))
  const sentenceOf = (problem: OwnerSettingProblem) => {
    if (problem.kind === 'bounds') return t('ownerSettingsPage.problems.bounds', { min: problem.min, max: problem.max })
    return t(`ownerSettingsPage.problems.${problem.kind}`, { name: labels[problem.than] })
  }
  return useRecordForm<Typed>({
    kind: 'thresholds',
    id: 'thresholds',
    record: { values: typedOf(changed), version },
    labels,
    valuesOf: typedOf,
    check: (values) => {
      const typed = ownerSettingNames.filter((name) => values[name].trim() !== '')
      const problems = ownerSettingProblems(numbersOf(values, defaults), typed)
      return Object.fromEntries(
        typed.flatMap((name) => {
          const problem = problems[name]
          return problem ? [[name, sentenceOf(problem)]] : []
        }),
      )
    },
    save: async (values, from) => {
      const names = ownerSettingNames.filter((name) => values[name] !== undefined)
      const body = { version: from, ...recordOf(names.map((name) => [name, values[name]?.trim() ? Number(values[name]) : null] as const)) }
      const saved = await callStaff('PATCH /api/staff/thresholds/', { body })
      queryClient.setQueryData(ownerSettingsQuery.queryKey, saved.thresholds)
      showUndoToast(t('ownerSettingsPage.saved'), saved.action_id)
      return { values: typedOf(saved.thresholds.changed), version: saved.thresholds.version }
    },
  })
}

const typedOf = (changed: StaffOwnerSettings['changed']): Typed =>
  recordOf(ownerSettingNames.map((name) => [name, changed[name] === null ? '' : String(changed[name])] as const))

const numbersOf = (typed: Typed, defaults: OwnerSettings): OwnerSettings =>
  recordOf(ownerSettingNames.map((name) => [name, typed[name].trim() === '' ? defaults[name] : Number(typed[name])] as const))
