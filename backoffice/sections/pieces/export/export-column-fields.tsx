import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { columnsOfGroup, type ExportGroup, exportGroupNames } from '#backoffice/sections/pieces/export/export-columns.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Tick, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { type ImportColumn, importColumns } from '#contract/rules/staff/piece-csv-columns.ts'

type Props = { columns: ReadonlySet<ImportColumn>; onChange: (columns: ReadonlySet<ImportColumn>) => void }

export function ExportColumnFields(props: Props) {
  const { t } = useI18n()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 text-stone">{t('exports.columns')}</legend>
      <div className="border-t border-hairline">
        {exportGroupNames.map((group) => (
          <Group key={group} {...props} group={group} />
        ))}
      </div>
      <p className="mt-2 text-12 text-stone">{t('exports.always')}</p>
    </fieldset>
  )
}

function Group({ group, columns, onChange }: Props & { group: ExportGroup }) {
  const { t, language } = useI18n()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const own = columnsOfGroup(group, may)
  if (!own.length) return null
  const count = own.filter((column) => columns.has(column)).length
  const set = (changed: readonly ImportColumn[], isChosen: boolean) =>
    onChange(new Set(isChosen ? [...columns, ...changed] : [...columns].filter((column) => !changed.includes(column))))
  const name = t(`exports.groups.${group}`)
  const some = count > 0 ? 'some' : false
  return (
    <div className="border-b border-hairline">
      <div className="flex min-h-10 items-center gap-2.5 finger:min-h-12">
        <Tick id={`columns-${group}`} checked={count === own.length ? true : some} onChange={() => set(own, count < own.length)} />
        <label htmlFor={`columns-${group}`} className="flex-1 text-14 max-md:text-15">
          {name}
        </label>
        <span className="figures text-12 text-stone">{t('exports.chosen', { count, all: own.length })}</span>
        <IconButton label={t('exports.show', { group: name })} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronDown aria-hidden="true" size={16} className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </IconButton>
      </div>
      {isOpen && (
        <div className="grid gap-x-6 gap-y-2 pb-3 pl-7 md:grid-cols-2">
          {own.map((column) => (
            <TickField key={column} checked={columns.has(column)} onChange={(isChosen) => set([column], isChosen)}>
              {importColumns[column][language]}
            </TickField>
          ))}
        </div>
      )}
    </div>
  )
}
