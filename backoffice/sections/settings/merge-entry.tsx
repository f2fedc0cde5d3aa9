import { useRef, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'

type Props = { targets: readonly { id: number; name: string }[]; isBusy: boolean; onMerge: (into: number) => void }

export function MergeEntry({ targets, isBusy, onMerge }: Props) {
  const { t } = useI18n()
  const [into, setInto] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  return (
    <div ref={fields} className="flex flex-wrap items-end gap-3">
      <ComboboxField
        className="min-w-0 grow"
        label={t('lists.merge')}
        help={t('lists.mergeText')}
        value={into}
        onChange={setInto}
        options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Button disabled={!into} aria-disabled={isBusy} onClick={() => !focusUnreadable(fields.current) && onMerge(Number(into))}>
        {t('lists.mergeDo')}
      </Button>
    </div>
  )
}
