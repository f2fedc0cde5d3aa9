import { X } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PieceSearch } from '#backoffice/sections/orders/manual/piece-search.tsx'
import type { QuoteForm } from '#backoffice/sections/quotes/use-quote-form.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

export function QuoteLines({ quote: { typed, set, write } }: { quote: QuoteForm }) {
  const { t } = useI18n()
  const { lines } = typed
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {lines.map((line) => (
        <div key={line.id} className="grid grid-cols-[minmax(0,1fr)_160px_auto] items-end gap-3">
          <p className="grid min-w-0 self-center text-14 max-md:text-15">
            <span className="truncate">{line.name}</span>
            {line.traits ? (
              <PieceTraits of={line.traits} />
            ) : (
              <span className="figures text-12 text-stone">{t('labels.number', { id: line.id })}</span>
            )}
          </p>
          <MoneyField
            label={t('quotes.price')}
            value={line.price}
            onChange={(price) => set({ lines: lines.map((each) => (each.id === line.id ? { ...each, price } : each)) })}
          />
          <IconButton
            label={t('quotes.remove', { name: line.name })}
            onClick={() => set({ lines: lines.filter(({ id }) => id !== line.id) })}
          >
            <X aria-hidden="true" size={16} />
          </IconButton>
        </div>
      ))}
      {write.errorOf('lines') && (
        <p role="alert" className="text-13 text-oxblood">
          {write.errorOf('lines')}
        </p>
      )}
      <PieceSearch
        chosen={lines.map(({ id }) => id)}
        onAdd={({ id, name, price, traits }) => set({ lines: [...lines, { id, name, price, ...(traits && { traits }) }] })}
      />
    </div>
  )
}
