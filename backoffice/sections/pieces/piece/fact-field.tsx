import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddEntryDialog } from '#backoffice/sections/pieces/piece/add-entry-dialog.tsx'
import type { FactFields } from '#backoffice/sections/pieces/piece/fact-form.ts'
import { useFactLabel } from '#backoffice/sections/pieces/piece/use-fact-label.ts'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { Fact } from '#contract/rules/staff/piece-facts.ts'

type Props = { fact: Fact; form: FactFields }

/** The field of a fact, by what the fact is. */
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
  if (fact.type === 'entry') return <EntryFact fact={fact} list={fact.list} form={form} label={label} />
  if (fact.type === 'entries') return <EntriesFact list={fact.list} label={label} form={form} name={fact.name} />
  return (
    <TextField label={label} value={String(value ?? '')} onChange={(text) => onChange(text || null)} error={error} maxLength={fact.max} />
  )
}

type NumberProps = { label: string; name: string; value: unknown; error: string | null; onChange: (value: number | null) => void }

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

/** One entry of a list; what is missed in the list is added from here (OWN-39). */
function EntryFact({ fact, list, form, label }: Props & { list: FacetGroup; label: string }) {
  const { t, language } = useI18n()
  const [isAdding, setAdding] = useState(false)
  const brandId = Number(form.values.brand_id)
  const entries = useListEntries(list).filter((entry) => list !== 'collections' || entry.brand_id === brandId)
  const { value, onChange, error } = form.field(fact.name)
  return (
    <div>
      <ComboboxField
        label={label}
        mark={
          <button
            type="button"
            title={t('pieces.list.add')}
            aria-label={`${t('pieces.list.add')}: ${label}`}
            onClick={() => setAdding(true)}
            className="-my-1 inline-flex size-6 items-center justify-center rounded-2 hover:bg-ivory hover:text-ink"
          >
            <Plus aria-hidden="true" size={14} />
          </button>
        }
        value={typeof value === 'number' ? String(value) : ''}
        onChange={(id) => onChange(id ? Number(id) : null)}
        options={entries.map((entry) => ({ value: String(entry.id), label: entry[`name_${language}`] }))}
        isClearable={!fact.isRequired}
        error={error}
      />
      {isAdding && (
        <AddEntryDialog
          list={list}
          title={label}
          brandId={brandId}
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            onChange(id)
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}

type EntriesProps = { list: FacetGroup; label: string; form: FactFields; name: string }

/** Any number of entries of a list, all in sight. */
function EntriesFact({ list, label, form, name }: EntriesProps) {
  const { language } = useI18n()
  const entries = useListEntries(list)
  const { value, onChange } = form.field(name)
  const chosen = Array.isArray(value) ? value : []
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id].toSorted((a, b) => a - b) : chosen.filter((other) => other !== id))
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-2 text-13 text-stone">{label}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <TickField key={entry.id} checked={chosen.includes(entry.id)} onChange={(isChosen) => toggle(entry.id, isChosen)}>
            {entry[`name_${language}`]}
          </TickField>
        ))}
      </div>
    </fieldset>
  )
}
