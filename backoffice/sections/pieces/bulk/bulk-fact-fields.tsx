import { useState } from 'react'
import { useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { BulkFieldsProps } from '#backoffice/sections/pieces/bulk/bulk-form.ts'
import { FactField } from '#backoffice/sections/pieces/piece/fact-field.tsx'
import type { FactValues } from '#backoffice/sections/pieces/piece/fact-field.tsx'
import { useFactLabel } from '#backoffice/sections/pieces/piece/use-fact-label.ts'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { entryModes } from '#contract/rules/staff/entry-modes.ts'
import { allFacts, type Fact, type FactValue } from '#contract/rules/staff/piece-facts.ts'

const stemOf = (name: string) => name.replace(/_(ru|en)$/, '')
const stems = [...new Map(allFacts.map(({ name, table }) => [stemOf(name), table]))]
const factsOf = (stem: string) => allFacts.filter(({ name }) => stemOf(name) === stem)

export function BulkFactFields({ form, onChange, isTried }: BulkFieldsProps) {
  const { t } = useI18n()
  const labelOf = useFactLabel()
  const [brandId, setBrandId] = useState('')
  const brands = useListEntries('brands')
  const [fact, other] = factsOf(form.fact)
  const set = (name: string, value: FactValue) => onChange({ facts: { ...form.facts, [name]: value } })
  return (
    <>
      <ComboboxField
        label={t('bulk.fact')}
        value={form.fact}
        onChange={(stem) => onChange({ fact: stem, facts: emptyFacts(stem) })}
        options={stems.map(([stem, table]) => ({
          value: stem,
          label: table === 'piece' ? labelOf(stem) : `${labelOf(stem)} · ${t(`pieces.kind.${table}`)}`,
        }))}
        error={isTried && !form.fact ? t('form.required') : null}
      />
      {form.fact === 'collection_id' && (
        <ComboboxField
          label={t('bulk.ofBrand')}
          value={brandId}
          onChange={setBrandId}
          options={brands.map(({ id, name_en }) => ({ value: String(id), label: name_en }))}
        />
      )}
      {fact?.type === 'entries' && (
        <SegmentField
          label={t('bulk.entries.label')}
          value={form.entries}
          onChange={(value) => onChange({ entries: entryModes.find((each) => each === value) ?? 'replace' })}
          options={entryModes.map((value) => ({ value, label: t(`bulk.entries.${value}`) }))}
        />
      )}
      {fact && other && (
        <LanguagePair
          label={labelOf(form.fact)}
          isLong={fact.type === 'text'}
          ru={{ value: textOf(form.facts, fact), onChange: (text) => set(fact.name, textValue(fact, text)) }}
          en={{ value: textOf(form.facts, other), onChange: (text) => set(other.name, textValue(other, text)) }}
        />
      )}
      {fact && !other && (
        <FactField
          fact={fact}
          form={{
            values: { ...form.facts, brand_id: Number(brandId) },
            field: (name) => ({ value: form.facts[name] ?? null, onChange: (value) => set(name, value), error: null }),
          }}
        />
      )}
    </>
  )
}

const textOf = (facts: FactValues, { name }: Fact) => String(facts[name] ?? '')
const textValue = ({ type }: Fact, text: string) => (type === 'text' ? text : text || null)

function emptyFacts(stem: string): FactValues {
  return Object.fromEntries(
    factsOf(stem).map((fact): [string, FactValue] => {
      if (fact.type === 'flag') return [fact.name, false]
      if (fact.type === 'entries') return [fact.name, []]
      return [fact.name, fact.type === 'text' ? '' : null]
    }),
  )
}
