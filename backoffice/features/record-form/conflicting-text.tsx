import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { mergeLines } from '#contract/rules/staff/merge-lines.ts'

type Texts = { was: string; mine: string; theirs: string }
type Props = { name: string; texts: Texts; chosen: unknown; onChoose: (text: string) => void }

/** Returns the three versions if a line-by-line merge is possible: all must be strings, and at least one must have several lines. */
export function mergeable(was: unknown, mine: unknown, theirs: unknown): Texts | null {
  if (typeof was !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return null
  return [was, mine, theirs].some((text) => text.includes('\n')) ? { was, mine, theirs } : null
}

export function ConflictingText({ name, texts: { was, mine, theirs }, chosen, onChoose }: Props) {
  const { t } = useI18n()
  const [merge] = useState(() => mergeLines(was, mine, theirs))
  const [text, setText] = useState(merge.text)
  return (
    <div className="mt-2 rounded-2 border border-hairline bg-raised p-3 has-[input:checked]:border-brass">
      <label className="caption mb-2 flex cursor-pointer items-center gap-2">
        <input type="radio" name={name} checked={chosen === text} onChange={() => onChoose(text)} className="accent-brass" />
        {t('form.both')}
      </label>
      <TextAreaField
        label={t('form.bothLabel')}
        help={merge.isDisputed ? t('form.bothDisputed') : undefined}
        value={text}
        onChange={(next) => {
          setText(next)
          onChoose(next)
        }}
        rows={4}
      />
    </div>
  )
}
