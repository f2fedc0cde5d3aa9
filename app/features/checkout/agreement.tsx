import type { ReactNode } from 'react'
import { paths } from '#app/client/paths.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'

/** The links to the terms and the privacy policy open in a new tab, so that the typed text is not lost. */
export function Agreement({ checkout: { form } }: { checkout: Pick<Checkout, 'form'> }) {
  const { t } = useI18n()
  return (
    <div className="border-t border-hairline pt-8 pb-4">
      <Checkbox aria-required {...form.checkbox('agree')}>
        {t('checkout.agree')} <NewTab to={paths.terms}>{t('checkout.agreeTerms')}</NewTab> {t('checkout.agreeAnd')}{' '}
        <NewTab to={paths.privacyPolicy}>{t('checkout.agreePrivacy')}</NewTab>
      </Checkbox>
    </div>
  )
}

function NewTab({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <a href={to} target="_blank" className={`text-ink ${textLink}`}>
      {children}
      <span className="sr-only"> ({t('common.opensInNewTab')})</span>
    </a>
  )
}
