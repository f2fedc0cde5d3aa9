import { useI18n } from '#app/i18n/i18n-context.tsx'
import { likelyEmail } from '#contract/rules/email-hint.ts'
import { strangeLetter } from '#contract/rules/email.ts'

export function useEmailTexts() {
  const { t } = useI18n()
  return {
    /** Suggests a correction of a mistyped domain; null if nothing looks like a typo. */
    suggest: (text: string, isComplete: boolean) => {
      const value = likelyEmail(text, { isComplete })
      return value === null ? null : { value, label: t('common.emailMeant', { email: value }) }
    },
    /**
     * Returns the error text for an invalid address. If the address contains a non-Latin letter that looks Latin, the text names the
     * letter.
     */
    explain: (error: string, text: string) => {
      const letter = strangeLetter(text)
      return letter === null ? error : t('common.emailLetter', { letter })
    },
  }
}
