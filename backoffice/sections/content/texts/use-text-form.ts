import { useEffect } from 'react'
import { type PageTextRecord, savePageText } from '#backoffice/client/page-texts.ts'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { linesOf } from '#contract/rules/staff/diff-texts.ts'
import type { TextDocument, TextPart, Words } from '#contract/rules/staff/text-document.ts'
import { findSentenceProblem, sentencesOf } from '#contract/rules/staff/text-sentences.ts'

type PartField = `part:${string}`
type TextFieldName = 'title' | 'description' | 'lead' | 'order' | PartField
/** The form values of a page text. Each part is a separate field, so that edits of different parts by two people do not conflict. */
export type TextValues = { title: Words; description: Words; lead: Words; order: string[] } & Record<PartField, TextPart>
export type TextForm = ReturnType<typeof useTextForm>

export const partField = (id: string): PartField => `part:${id}`

function valuesOf({ title, description, lead, parts }: TextDocument): TextValues {
  const fields = Object.fromEntries(parts.map((part) => [partField(part.id), part])) as Record<PartField, TextPart>
  return { ...fields, title, description, lead, order: parts.map(({ id }) => id) } as TextValues
}

export const partsOf = (values: TextValues): TextPart[] => values.order.flatMap((id) => values[partField(id)] ?? [])

const documentOf = ({ title, description, lead, ...values }: TextValues): TextDocument => ({
  title,
  description,
  lead,
  parts: partsOf({ title, description, lead, ...values } as TextValues),
})

export function useTextForm(record: PageTextRecord) {
  const { t } = useI18n()
  const form: RecordForm<TextValues> = useRecordForm<TextValues>({
    kind: 'page-text',
    id: record.page,
    record: { values: valuesOf(record.draft), version: record.version },
    labels: useTextLabels(record),
    valuesOf: (current: TextDocument) => valuesOf(current),
    check: (values) => (Object.keys(findProblems(values)).length ? { title: t('texts.wrong') } : {}),
    save: async (changed, version) => {
      const { title, description, lead, order, ...parts } = changed
      const entries = Object.values(parts as Record<PartField, TextPart>).filter((part) => !order || order.includes(part.id))
      const body = {
        version,
        ...(title ? { title } : {}),
        ...(description ? { description } : {}),
        ...(lead ? { lead } : {}),
        ...(order ? { order } : {}),
        ...(entries.length ? { parts: Object.fromEntries(entries.map(({ id, ...part }) => [id, part])) } : {}),
      }
      const saved = await savePageText(record.page, body, t('texts.saved'))
      return { values: valuesOf(saved.draft), version: saved.version }
    },
  })
  const problems = form.isTried ? findProblems(form.values) : {}
  const hasProblems = Object.keys(problems).length > 0
  const { isTried } = form
  useEffect(() => {
    if (isTried && hasProblems) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
    // runs only when a save is attempted: an error that appears during typing must not move the focus
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isTried])
  const errorOf = (path: string): string | null => {
    const problem = problems[path]
    return problem ? t(`texts.problems.${problem}`, { example: '{{phone}}' }) : (form.refused[path] ?? null)
  }
  const change = <Name extends TextFieldName>(name: Name, value: TextValues[Name], path: string = name) => {
    form.set(name, value)
    for (const refused of Object.keys(form.refused)) if (refused.startsWith(path)) form.clearRefusal(refused)
  }
  return { form, values: form.values, errorOf, change, hasProblems }
}

function findProblems(values: TextValues) {
  const found = sentencesOf(documentOf(values)).flatMap(({ path, kind, text }) => {
    const problem = findSentenceProblem(text, kind)
    return problem ? [[path, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function useTextLabels({ draft, shown }: PageTextRecord): Record<TextFieldName, string> {
  const { t, language } = useI18n()
  const parts = [...shown.parts, ...draft.parts].map(
    (part) => [partField(part.id), t('texts.part', { name: part.title[language] })] as const,
  )
  return {
    ...(Object.fromEntries(parts) as Record<PartField, string>),
    title: t('texts.fields.title'),
    description: t('texts.fields.description'),
    lead: t('texts.fields.lead'),
    order: t('texts.fields.order'),
  }
}

export function showTextField(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((id) => `#${String(id)}`).join(' · ')
  if (typeof value !== 'object' || value === null) return ''
  if (!name.startsWith('part:')) return Object.values(value as Words).join('\n\n')
  const empty = { ru: '', en: '' }
  const lines = linesOf({ title: empty, description: empty, lead: empty, parts: [value as TextPart] }).slice(3)
  return (['ru', 'en'] as const).map((language) => lines.map((line) => `${line.sign} ${line[language]}`.trim()).join('\n')).join('\n\n')
}
