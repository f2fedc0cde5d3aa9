import { useI18n } from '#app/i18n/i18n-context.tsx'
import { likelyEmail } from '#contract/rules/email-hint.ts'
import { strangeLetter } from '#contract/rules/email.ts'

/** What a field of an email address asks and explains. */
export function useEmailTexts() {
  const { t } = useI18n()
  return {
    /** Asks whether another domain was meant; null where nothing looks like a slip. */
    suggest: (text: string, isWhole: boolean) => {
      const value = likelyEmail(text, { isWhole })
      return value === null ? null : { value, label: t('common.emailMeant', { email: value }) }
    },
    /** The error of a refused address; it names a letter of another alphabet, which nobody sees. */
    explain: (error: string, text: string) => {
      const letter = strangeLetter(text)
      return letter === null ? error : t('common.emailLetter', { letter })
    },
  }
}
