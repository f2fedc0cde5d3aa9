import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Sheet } from '#backoffice/ui/dialog.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

type QuietFilter = { name: string; label: string; options: readonly { value: string; label: string }[]; isNumber?: boolean }
type Values = Record<string, string | null>

export function MoreFilters({ filters, onOpen }: { filters: readonly QuietFilter[]; onOpen: () => void }) {
  const { t } = useI18n()
  const { get, set } = useUrlState()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Values>({})
  const open = () => {
    onOpen()
    setChosen({})
    setOpen(true)
  }
  // sends all values chosen here, because the URL may not contain the last change yet
  const change = (part: Values) => {
    const all = { ...chosen, ...part }
    setChosen(all)
    set(all, { replace: true })
  }
  const valueOf = (name: string) => (name in chosen ? chosen[name] : get(name)) ?? ''
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 whitespace-nowrap text-stone hover:border-edge hover:text-ink finger:h-11 max-md:text-15"
      >
        <SlidersHorizontal aria-hidden="true" size={14} />
        <span className="xl:max-2xl:sr-only">{t('list.moreFilters')}</span>
      </button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('list.moreFilters')}
        actions={
          <>
            <Button onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, null])))}>{t('list.resetFilters')}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('common.done')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          {filters.map(({ name, label, options, isNumber }) =>
            isNumber ? (
              <NumberField key={name} label={label} value={valueOf(name) || null} onChange={(value) => change({ [name]: value })} />
            ) : (
              <SelectField
                key={name}
                className="col-span-2"
                label={label}
                value={valueOf(name)}
                onChange={(value) => change({ [name]: value || null })}
                options={[{ value: '', label: t('list.any') }, ...options]}
              />
            ),
          )}
        </div>
      </Sheet>
    </>
  )
}
