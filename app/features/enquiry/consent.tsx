import type { ComponentProps } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Tick } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.tsx'

/** Consent to the use of personal data; the policy opens in a new tab, so that nothing typed is lost. */
export function Consent(box: Omit<ComponentProps<typeof Tick>, 'children'>) {
  const { t } = useI18n()
  return (
    <Tick aria-required {...box}>
      {t('enquiry.consent')}{' '}
      <a href={paths.privacyPolicy} target="_blank" className={`text-ink ${textLink}`}>
        {t('enquiry.privacyPolicy')}
        <span className="sr-only"> ({t('common.opensInNewTab')})</span>
      </a>
    </Tick>
  )
}
