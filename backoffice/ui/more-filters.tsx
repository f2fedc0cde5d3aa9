import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Sheet } from '#backoffice/ui/dialog.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/** The filters that have no place in the bar; the list behind follows at once. */
export function MoreFilters({ filters, onOpen }: { filters: readonly Filter[]; onOpen: () => void }) {
  const { t } = useI18n()
  const { get, set } = useUrlState()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    onOpen()
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 whitespace-nowrap text-stone hover:border-edge hover:text-ink max-md:h-11 max-md:text-15"
      >
        <SlidersHorizontal aria-hidden="true" size={14} />
        {t('list.moreFilters')}
      </button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('list.moreFilters')}
        actions={
          <>
            <Button onClick={() => set(Object.fromEntries(filters.map(({ name }) => [name, null])))}>{t('list.resetFilters')}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          {filters.map(({ name, label, options, isNumber }) =>
            isNumber ? (
              <NumberField
                key={name}
                label={label}
                value={get(name) || null}
                onChange={(value) => set({ [name]: value }, { replace: true })}
              />
            ) : (
              <SelectField
                key={name}
                className="col-span-2"
                label={label}
                value={get(name)}
                onChange={(value) => set({ [name]: value || null }, { replace: true })}
                options={[{ value: '', label: t('list.any') }, ...options]}
              />
            ),
          )}
        </div>
      </Sheet>
    </>
  )
}
