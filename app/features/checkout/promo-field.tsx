import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import type { PromoEntry } from '#app/features/checkout/use-promo.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { limits } from '#contract/limits.ts'

export function PromoField({ entry, isDisabled }: { entry: PromoEntry; isDisabled: boolean }) {
  const { t } = useI18n()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { promo, shortfall, typed, isBusy, error } = entry
  const isIdle = !typed.trim() || isBusy || isDisabled
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 text-stone">
        {t('checkout.promo.label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={typed}
          maxLength={limits.promoCodeMaxChars}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => entry.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter in this field applies the code instead of placing the order
            event.preventDefault()
            if (!isIdle) void entry.apply()
          }}
          className={`h-12 min-w-0 grow rounded-2 border bg-transparent px-4 text-17 uppercase transition-colors md:text-15 focus-visible:outline-offset-0 ${error ? 'border-oxblood' : 'border-ink/30 hover:border-ink focus:border-brass'}`}
        />
        <Button variant="secondary" className="shrink-0 px-5" disabled={isIdle} onClick={() => void entry.apply()}>
          {t(isBusy ? 'checkout.promo.applying' : 'checkout.promo.apply')}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-13 text-oxblood">
          {error}
        </p>
      )}
      {promo && (
        <p className={`mt-2 flex min-h-11 items-center justify-between gap-4 text-13 ${shortfall ? 'text-ink' : 'text-moss'}`}>
          {shortfall ?? t('checkout.promo.applied', { code: promo.code })}
          <button
            type="button"
            aria-label={t('checkout.promo.remove', { code: promo.code })}
            onClick={() => {
              entry.remove()
              // the focused button disappears together with the promo, so the focus moves to the field (WCAG 2.4.3)
              field.current?.focus()
            }}
            className="quiet-link -mr-3 grid size-11 place-items-center text-ink"
          >
            <X aria-hidden="true" size={18} />
          </button>
        </p>
      )}
    </div>
  )
}
