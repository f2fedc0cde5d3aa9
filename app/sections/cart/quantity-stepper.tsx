import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'

type Props = { quantity: number; stock: number; name: string; onChange: (quantity: number) => void }

/** Sets a quantity between one and the stock. At a limit, the button does nothing but stays focusable. */
export function QuantityStepper({ quantity, stock, name, onChange }: Props) {
  const { t } = useI18n()
  const isAtLimit = quantity >= stock
  return (
    <fieldset aria-label={t('cart.quantity', { name })} className="flex flex-wrap items-center">
      <Step label={t('cart.less', { name })} isOff={quantity <= 1} onPress={() => onChange(Math.min(quantity - 1, stock))}>
        <Minus aria-hidden="true" size={16} />
      </Step>
      <output className="figures min-w-8 text-center">{quantity}</output>
      <Step label={t('cart.more', { name })} isOff={isAtLimit} onPress={() => onChange(quantity + 1)}>
        <Plus aria-hidden="true" size={16} />
      </Step>
      {isAtLimit && <span className="pr-3 text-12 text-stone max-sm:sr-only">{t('cart.limit', { count: stock })}</span>}
    </fieldset>
  )
}

function Step({ label, isOff, onPress, children }: { label: string; isOff: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress()
      }}
      className="inline-flex size-11 items-center justify-center transition-colors hover:text-brass aria-disabled:cursor-not-allowed aria-disabled:text-stone/50"
    >
      {children}
    </button>
  )
}
