import { Pencil } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type Props<Entry> = {
  entries: readonly Entry[]
  none: string
  editLabel: (name: string) => string
  detailOf: (entry: Entry) => string
  onEdit: (entry: Entry) => void
}

export function EntryRows<Entry extends { id: number; name_ru: string; name_en: string }>(props: Props<Entry>) {
  const { entries, none, editLabel, detailOf, onEdit } = props
  const { language } = useI18n()
  if (entries.length === 0) return <p className="text-13 text-stone">{none}</p>
  return (
    <ul className="grid">
      {entries.map((entry) => {
        const name = entry[`name_${language}`]
        return (
          <li key={entry.id} className="relative flex min-h-11 items-center justify-between gap-4 border-b border-hairline last:border-0">
            <button
              type="button"
              aria-label={editLabel(name)}
              onClick={() => onEdit(entry)}
              className="min-w-0 truncate text-left after:absolute after:inset-0"
            >
              {name}
            </button>
            <span className="figures flex shrink-0 items-center gap-3 text-13 text-stone">
              {detailOf(entry)}
              <Pencil aria-hidden="true" size={14} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
