import type { RecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import type { FactValue } from '#contract/rules/staff/piece-facts.ts'

/** The facts of a piece by their names. */
export type FactValues = Record<string, FactValue>
export type FactForm = RecordForm<FactValues>

/** What the field of a fact needs of a form. */
export type FactFields = {
  values: FactValues
  field: (name: string) => { value: FactValue | undefined; onChange: (value: FactValue) => void; error: string | null }
}
