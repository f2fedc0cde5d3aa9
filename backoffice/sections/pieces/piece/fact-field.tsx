import { useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddEntryButton, EntryField } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { useFactLabel } from '#backoffice/sections/pieces/piece/use-fact-label.ts'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { Fact, FactValue } from '#contract/rules/staff/piece-facts.ts'

export type FactValues = Record<string, FactValue>

type FactFields = {
  values: FactValues
  field: (name: string) => { value: FactValue | undefined; onChange: (value: FactValue) => void; error: string | null }
}

type Props = { fact: Fact; form: FactFields }

export function FactField({ fact, form }: Props) {
  const label = useFactLabel()(fact.name)
  const { value, onChange, error } = form.field(fact.name)
  if (fact.type === 'flag')
    return (
      <TickField checked={value === true} onChange={onChange}>
        {label}
      </TickField>
    )
  if (fact.type === 'number') return <NumberFact label={label} name={fact.name} value={value} error={error} onChange={onChange} />
  if (fact.type === 'entry')
    return (
      <EntryField
        list={fact.list}
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        brandId={Number(form.values.brand_id)}
        isClearable={!fact.isRequired}
        error={error}
      />
    )
  if (fact.type === 'entries') return <EntriesFact list={fact.list} label={label} form={form} name={fact.name} />
  return (
    <TextField label={label} value={String(value ?? '')} onChange={(text) => onChange(text || null)} error={error} maxLength={fact.max} />
  )
}

type NumberProps = {
  label: string
  name: string
  value: unknown
  error: string | null
  onChange: (value: number | null) => void
}

function NumberFact({ label, name, value, error, onChange }: NumberProps) {
  const { find } = useI18n()
  const unit = /_(mm|hours|m)$/.exec(name)?.[1]
  return (
    <NumberField
      label={label}
      unit={unit ? find(`pieces.units.${unit}`, unit) : undefined}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(text) => onChange(text === null ? null : Number(text))}
      error={error}
    />
  )
}

type EntriesProps = { list: FacetGroup; label: string; form: FactFields; name: string }

function EntriesFact({ list, label, form, name }: EntriesProps) {
  const { language } = useI18n()
  const entries = useListEntries(list)
  const { value, onChange } = form.field(name)
  const chosen = Array.isArray(value) ? value : []
  const toggle = (id: number, { isChosen }: { isChosen: boolean }) =>
    onChange(isChosen ? [...chosen, id].toSorted((a, b) => a - b) : chosen.filter((other) => other !== id))
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-2 flex items-center gap-2 text-13 text-stone">
        {label} <AddEntryButton list={list} label={label} onAdded={(id) => toggle(id, { isChosen: true })} />
      </legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <TickField key={entry.id} checked={chosen.includes(entry.id)} onChange={(isChosen) => toggle(entry.id, { isChosen })}>
            {entry[`name_${language}`]}
          </TickField>
        ))}
      </div>
    </fieldset>
  )
}
