import { useState } from 'react'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { ConflictingText, mergeable } from '#backoffice/features/record-form/conflicting-text.tsx'
import type { EditConflict } from '#backoffice/features/record-form/save-merged.ts'
import { Version } from '#backoffice/features/record-form/version.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import type { Fields } from '#contract/rules/staff/merge-fields.ts'

type Props<Values extends Fields> = {
  dispute: EditConflict<Values>
  labels: Readonly<Record<string, string>>
  show?: (name: string, value: unknown) => string
  onSettle: (chosen: Record<string, unknown>) => void
  onClose: () => void
}

/**
 * Asks which value to keep for each conflicting field; shows the old value, their value and my value. Merges multi-line texts line by line.
 */
export function ConflictDialog<Values extends Fields>({ dispute, labels, show = plain, onSettle, onClose }: Props<Values>) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const [chosen, setChosen] = useState<Record<string, { value: unknown }>>({})
  const { fields, was, theirs, mine } = dispute
  const choose = (name: string, value: unknown) => setChosen((held) => ({ ...held, [name]: { value } }))
  const isComplete = fields.every((name) => chosen[name])
  const settle = () => onSettle(Object.fromEntries(Object.entries(chosen).map(([name, { value }]) => [name, value])))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('form.conflictTitle')}
      width="md:w-[760px]"
      actions={
        <Button variant="primary" disabled={!isComplete} onClick={settle}>
          {t('form.saveChosen')}
        </Button>
      }
    >
      <p className="mb-4 text-stone">
        {t('form.conflictText', { name: dispute.by || t('form.somebody'), time: dispute.at ? format.time(dispute.at) : '' })}
      </p>
      <div className="grid gap-5">
        {fields.map((name) => {
          const texts = mergeable(was[name], mine[name], theirs[name])
          const isChosen = (side: 'theirs' | 'mine') => chosen[name] !== undefined && chosen[name].value === dispute[side][name]
          return (
            <fieldset key={name} className="min-w-0">
              <legend className="mb-1.5 text-13 font-medium">{labels[name] ?? name}</legend>
              <div className="grid gap-2 md:grid-cols-3">
                <Version title={t('form.was')} text={show(name, was[name])} />
                {(['theirs', 'mine'] as const).map((side) => (
                  <Version
                    key={side}
                    title={t(`form.${side}`)}
                    text={show(name, dispute[side][name])}
                    choice={{ name, isChosen: isChosen(side), onChoose: () => choose(name, dispute[side][name]) }}
                  />
                ))}
              </div>
              {texts && <ConflictingText name={name} texts={texts} chosen={chosen[name]?.value} onChoose={(text) => choose(name, text)} />}
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}

function plain(_name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
