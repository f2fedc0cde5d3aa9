import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { type StaffThresholds, thresholdsQuery } from '#backoffice/client/thresholds.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  type ThresholdName,
  thresholdNames,
  type ThresholdProblem,
  thresholdProblems,
  type Thresholds,
} from '#contract/rules/staff/thresholds.ts'

/** What is typed: a number as a text, empty for the default. */
type Typed = Record<ThresholdName, string>
export type ThresholdForm = RecordForm<Typed>

/** The form of times and limits: it sends what changed, and says beside a field what is wrong with it. */
export function useThresholdForm({ changed, defaults, version }: StaffThresholds): ThresholdForm {
  const { t } = useI18n()
  const labels = recordOf(thresholdNames.map((name) => [name, t(`thresholds.names.${name}`)] as const))
  const sentenceOf = (problem: ThresholdProblem) => {
    if (problem.kind === 'bounds') return t('thresholds.problems.bounds', { min: problem.min, max: problem.max })
    return t(`thresholds.problems.${problem.kind}`, { name: labels[problem.than] })
  }
  return useRecordForm<Typed>({
    kind: 'thresholds',
    id: 'thresholds',
    record: { values: typedOf(changed), version },
    labels,
    valuesOf: typedOf,
    check: (values) => {
      const typed = thresholdNames.filter((name) => values[name].trim() !== '')
      const problems = thresholdProblems(numbersOf(values, defaults), typed)
      return Object.fromEntries(
        typed.flatMap((name) => {
          const problem = problems[name]
          return problem ? [[name, sentenceOf(problem)]] : []
        }),
      )
    },
    save: async (values, from) => {
      const names = thresholdNames.filter((name) => values[name] !== undefined)
      const body = { version: from, ...recordOf(names.map((name) => [name, values[name]?.trim() ? Number(values[name]) : null] as const)) }
      const saved = await callStaff('PATCH /api/staff/thresholds/', { body })
      queryClient.setQueryData(thresholdsQuery.queryKey, saved.thresholds)
      showDone(t('thresholds.saved'), saved.action_id)
      return { values: typedOf(saved.thresholds.changed), version: saved.thresholds.version }
    },
  })
}

const typedOf = (changed: StaffThresholds['changed']): Typed =>
  recordOf(thresholdNames.map((name) => [name, changed[name] === null ? '' : String(changed[name])] as const))

const numbersOf = (typed: Typed, defaults: Thresholds): Thresholds =>
  recordOf(thresholdNames.map((name) => [name, typed[name].trim() === '' ? defaults[name] : Number(typed[name])] as const))
