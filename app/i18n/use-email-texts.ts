import { useI18n } from '#app/i18n/i18n-context.tsx'
import { likelyEmail } from '#contract/rules/email-hint.ts'
import { strangeLetter } from '#contract/rules/email.ts'

/** Suggestion and error texts of an email field. */
export function useEmailTexts() {
  const { t } = useI18n()
  return {
    /** Suggests a likely domain; null if nothing looks like a typo. */
    suggest: (text: string, isComplete: boolean) => {
      const value = likelyEmail(text, { isComplete })
      return value === null ? null : { value, label: t('common.emailMeant', { email: value }) }
    },
    /** Error of a rejected address; it names a letter of another alphabet that only looks Latin. */
    explain: (error: string, text: string) => {
      const letter = strangeLetter(text)
      return letter === null ? error : t('common.emailLetter', { letter })
    },
  }
}
