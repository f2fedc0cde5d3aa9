import { Check } from 'lucide-react'
import { LoginPanel } from '#app/features/sign-in/login-panel.tsx'
import { useLoginPage } from '#app/features/sign-in/use-login-page.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import type { SignInOptions } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

const benefits = ['reservation', 'history', 'lists', 'addresses'] as const

/** The panel where the drawer would be, and beside it what an account is good for. */
export function LoginScreen({ options, origins }: { options: SignInOptions; origins: Record<Language, string> | null }) {
  const { t } = useI18n()
  const onSignedIn = useLoginPage(origins)
  return (
    <div className="wrap grid gap-16 pt-8 pb-24 wide:grid-cols-[minmax(0,1fr)_450px] wide:gap-20 wide:pt-20 wide:pb-32">
      <section className="wide:order-2 wide:border-l wide:border-hairline wide:pl-12">
        <LoginPanel options={options} onSignedIn={onSignedIn} />
        <noscript>
          <p className="mt-5 border-l-2 border-oxblood pl-4 text-oxblood">{t('signIn.noScript')}</p>
        </noscript>
      </section>
      <aside aria-label={t('signIn.page.benefitsTitle')} className="border-t border-hairline pt-10 wide:border-0 wide:pt-2">
        <Label>{t('signIn.page.benefitsTitle')}</Label>
        <ul className="mt-6 grid max-w-120 gap-5">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-4 text-17">
              <Check aria-hidden="true" size={20} className="mt-1 shrink-0 text-brass" />
              {t(`signIn.page.${benefit}`)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
