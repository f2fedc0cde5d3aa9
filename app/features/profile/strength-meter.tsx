import { useI18n } from '#app/i18n/i18n-context.tsx'
import { passwordStrength } from '#contract/rules/password-strength.ts'

const labels = ['veryWeak', 'weak', 'medium', 'good', 'strong'] as const
const colors = ['bg-oxblood', 'bg-oxblood', 'bg-brass', 'bg-brass', 'bg-moss'] as const
const steps = [1, 2, 3, 4] as const

/** Shows the strength of a password and tips to improve it. Reserves its height, so that the tips do not shift the layout. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useI18n()
  const { strength, lacks } = passwordStrength(password)
  const label = t(`profile.password.strength.${labels[strength]}`)
  return (
    <div className="min-h-18">
      <meter className="sr-only" aria-label={t('profile.password.strengthLabel')} min={0} max={4} value={password ? strength : 0} />
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((step) => (
          <span
            key={step}
            className={`h-0.5 flex-1 transition-colors ${password && strength >= step ? colors[strength] : 'bg-hairline'}`}
          />
        ))}
      </div>
      <p className="mt-2 text-13 text-stone" aria-live="polite">
        {password ? label : t('profile.password.rule')}
      </p>
      {password && lacks.length > 0 && (
        <p className="text-13 text-stone">{lacks.map((lack) => t(`profile.password.tips.${lack}`)).join(' ')}</p>
      )}
    </div>
  )
}
