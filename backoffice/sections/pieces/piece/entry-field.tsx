import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListEntries } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddEntryDialog } from '#backoffice/sections/pieces/piece/add-entry-dialog.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

type Props = {
  list: FacetGroup
  label: string
  value: number | null
  onChange: (id: number | null) => void
  brandId?: number
  isClearable?: boolean
  error?: string | null
  help?: string | undefined
}

export function EntryField({ list, label, value, onChange, brandId = 0, isClearable = false, error = null, help }: Props) {
  const { language } = useI18n()
  const entries = useListEntries(list).filter((entry) => list !== 'collections' || entry.brand_id === brandId)
  return (
    <ComboboxField
      label={label}
      aside={<AddEntryButton list={list} label={label} brandId={brandId} onAdded={onChange} />}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id ? Number(id) : null)}
      options={entries.map((entry) => ({ value: String(entry.id), label: entry[`name_${language}`] }))}
      isClearable={isClearable}
      error={error}
      help={help}
    />
  )
}

type ButtonProps = { list: FacetGroup; label: string; brandId?: number; onAdded: (id: number) => void }

export function AddEntryButton({ list, label, brandId = 0, onAdded }: ButtonProps) {
  const { t } = useI18n()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  if (!may('piece.edit')) return null
  return (
    <>
      <button
        type="button"
        title={t('pieces.list.add')}
        aria-label={`${t('pieces.list.add')}: ${label}`}
        onClick={() => setAdding(true)}
        className="relative -my-1 inline-flex size-6 items-center justify-center rounded-2 after:absolute after:-inset-2.5 hover:bg-ivory hover:text-ink"
      >
        <Plus aria-hidden="true" size={14} />
      </button>
      {isAdding && (
        <AddEntryDialog
          list={list}
          title={label}
          brandId={brandId}
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            onAdded(id)
            setAdding(false)
          }}
        />
      )}
    </>
  )
}
