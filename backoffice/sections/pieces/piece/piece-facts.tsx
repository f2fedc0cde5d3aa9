import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { FactField, type FactValues } from '#backoffice/sections/pieces/piece/fact-field.tsx'
import { TakenNotice } from '#backoffice/sections/pieces/piece/taken-notice.tsx'
import { useFactLabel } from '#backoffice/sections/pieces/piece/use-fact-label.ts'
import { useShowFact } from '#backoffice/sections/pieces/piece/use-show-fact.ts'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { factsByKind } from '#contract/rules/staff/piece-facts.ts'

type FactForm = RecordForm<FactValues>

export function PieceFacts({ piece }: { piece: StaffPiece }) {
  const { t, find } = useI18n()
  const may = useMay()
  const showFact = useShowFact(piece.kind)
  const labelOf = useFactLabel()
  const facts = factsByKind[piece.kind]
  const form = useRecordForm<FactValues>({
    kind: 'piece',
    id: String(piece.id),
    record: { values: piece.facts, version: piece.version, by: piece.edited_by },
    labels: Object.fromEntries(
      facts.map(({ name }) => [
        name,
        /_(ru|en)$/.test(name) ? `${labelOf(name)}, ${find(name.endsWith('_ru') ? 'form.russian' : 'form.english', '')}` : labelOf(name),
      ]),
    ),
    save: async (changes, version) => {
      const saved = await callStaff('PATCH /api/staff/pieces/:id/', { params: { id: piece.id }, body: { version, changes } })
      cachePiece(saved)
      showUndoToast(t('piece.done.edit'), saved.action_id)
      return { values: saved.facts, version: saved.version }
    },
    valuesOf: (current: FactValues) => current,
  })
  const earlier = useSearchParams()[0].get('from')
  const ofPiece = facts.filter((fact) => fact.table === 'piece' && fact.type !== 'text' && fact.type !== 'flag')
  const flags = facts.filter((fact) => fact.table === 'piece' && fact.type === 'flag')
  const ofKind = facts.filter((fact) => fact.table !== 'piece')
  return (
    <fieldset disabled={!may('piece.edit')} className="grid min-w-0 gap-5">
      <DraftNotice form={form} />
      {earlier && <TakenNotice id={Number(earlier)} cityId={piece.city_id} />}
      <Panel title={t('pieces.sections.main')}>
        <div className="grid gap-4 md:grid-cols-2">
          {ofPiece.map((fact) => (
            <NamedField key={fact.name} name={fact.name}>
              <FactField fact={fact} form={form} />
            </NamedField>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {flags.map((fact) => (
            <NamedField key={fact.name} name={fact.name}>
              <FactField fact={fact} form={form} />
            </NamedField>
          ))}
        </div>
      </Panel>
      <Panel title={t('pieces.sections.texts')}>
        <div className="grid gap-5">
          <TextPair name="description" form={form} />
          <TextPair name="kit" form={form} />
        </div>
      </Panel>
      <Panel title={t('pieces.sections.facts')}>
        <div className="grid gap-4 md:grid-cols-2">
          {ofKind.map((fact) => {
            if (fact.name.endsWith('_en')) return null
            if (fact.name.endsWith('_ru')) return <LinePair key={fact.name} name={fact.name.slice(0, -3)} form={form} />
            return (
              <NamedField key={fact.name} name={fact.name}>
                <FactField fact={fact} form={form} />
              </NamedField>
            )
          })}
        </div>
      </Panel>
      <RecordFormBar form={form} show={showFact} />
    </fieldset>
  )
}

/** Marks a field with its name. The presence indicator and links from other pages (`#condition_id`) find the field by this name. */
function NamedField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-field={name} className="contents">
      {children}
    </div>
  )
}

type PairProps = { name: string; form: FactForm }

function TextPair({ name, form }: PairProps) {
  return (
    <NamedField name={name}>
      <LanguagePair label={useFactLabel()(name)} isLong ru={sideOf(form, `${name}_ru`)} en={sideOf(form, `${name}_en`)} />
    </NamedField>
  )
}

function LinePair({ name, form }: PairProps) {
  return (
    <div data-field={name} className="md:col-span-2">
      <LanguagePair label={useFactLabel()(name)} ru={sideOf(form, `${name}_ru`)} en={sideOf(form, `${name}_en`)} />
    </div>
  )
}

function sideOf(form: FactForm, name: string) {
  const { value, onChange, error } = form.field(name)
  const isLong = name.startsWith('description') || name.startsWith('kit')
  return { value: String(value ?? ''), onChange: (text: string) => onChange(text || isLong ? text : null), error }
}
