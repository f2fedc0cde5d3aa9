import type { ComponentProps } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'

export function Consent(box: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  const { t } = useI18n()
  return (
    <Checkbox aria-required {...box}>
      {t('enquiry.consent')} <PolicyLink />
    </Checkbox>
  )
}

/** Text instead of the checkbox, for people whose contact is known and who have consented before. */
export function ConsentBySending() {
  const { t } = useI18n()
  return (
    <p className="text-13 text-stone">
      {t('enquiry.consentBySending')} <PolicyLink />.
    </p>
  )
}

/** Opens in a new tab, so that the typed text is not lost. */
function PolicyLink() {
  const { t } = useI18n()
  return (
    <a href={paths.privacyPolicy} target="_blank" className={`text-ink ${textLink}`}>
      {t('enquiry.privacyPolicy')}
      <span className="sr-only"> ({t('common.opensInNewTab')})</span>
    </a>
  )
}
