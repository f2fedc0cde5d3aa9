import { useId } from 'react'
import type { AddressMode } from '#app/features/addresses/address-values.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const modes = ['local', 'international'] as const satisfies readonly AddressMode[]

export function ModeSwitch({ value, onChoose }: { value: string; onChoose: (mode: AddressMode) => void }) {
  const { t } = useI18n()
  const name = useId()
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-13 text-stone">{t('profile.addresses.where')}</legend>
      <div className="grid border border-ink/30 sm:inline-grid sm:grid-flow-col">
        {modes.map((mode) => (
          <label
            key={mode}
            className="flex min-h-12 cursor-pointer items-center justify-center px-5 text-center transition-colors has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass not-has-checked:hover:text-brass"
          >
            <input type="radio" name={name} value={mode} checked={value === mode} onChange={() => onChoose(mode)} className="sr-only" />
            {t(`profile.addresses.mode.${mode}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
