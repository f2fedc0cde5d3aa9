import type { RecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import type { Fields } from '#contract/rules/staff/merge-fields.ts'

/** Whether one of the fields has an unsaved change or an error. */
export function hasTouched<Values extends Fields>(form: RecordForm<Values>, names: readonly (keyof Values & string)[]): boolean {
  return names.some((name) => name in form.changed || form.field(name).error !== null)
}
