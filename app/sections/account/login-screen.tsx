import Check from 'lucide-react/icons/check'
import { useStore } from '#app/browser/store.ts'
import { hasParkedDrafts } from '#app/client/parked-drafts.ts'
import { onSessionChange } from '#app/client/session.ts'
import { LoginPanel } from '#app/features/sign-in/page/login-panel.tsx'
import { useLoginPage } from '#app/features/sign-in/page/use-login-page.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import type { SignInOptions } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import { hoursText } from '#contract/rules/hours-text.ts'

const benefits = ['reservation', 'history', 'lists', 'addresses'] as const

type Props = { options: SignInOptions; origins: Record<Language, string> | null; reservationHours: number }

/** The content of the sign-in page: the sign-in panel, and beside it the advantages of an account. */
export function LoginScreen({ options, origins, reservationHours }: Props) {
  const { t, language } = useI18n()
  const onSignedIn = useLoginPage(origins)
  return (
    <div className="wrap grid gap-16 pt-8 pb-24 wide:grid-cols-[minmax(0,1fr)_450px] wide:gap-20 wide:pt-20 wide:pb-32">
      <section className="wide:order-2 wide:border-l wide:border-hairline wide:pl-12">
        <SessionExpired />
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
              {t(`signIn.page.${benefit}`, { duration: hoursText(language, reservationHours) })}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

function SessionExpired() {
  const { t } = useI18n()
  const isExpired = useStore({ subscribe: onSessionChange, get: hasParkedDrafts, initial: false })
  if (!isExpired) return null
  return <output className="mb-8 block border-l-2 border-brass pl-4">{t('signIn.page.expired')}</output>
}
