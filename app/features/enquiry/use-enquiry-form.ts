import { ApiError } from '#app/client/api-error.ts'
import { type Asker, askerProblems, emptyAsker } from '#app/features/enquiry/asker-rules.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'

const tooManyRequests = 429

export type EnquiryForm = ReturnType<typeof useEnquiryForm>

/** The form every enquiry begins with: who asks, and how to answer. `send` gets what was typed, tidied. */
export function useEnquiryForm(draftKey: string, send: (asker: Asker) => Promise<{ detail: string }>) {
  const { t } = useI18n()
  const check = (asker: Asker): FormErrors<keyof Asker> =>
    Object.fromEntries(askerProblems(asker).map((problem) => [problem, t(`enquiry.validation.${problem}`)]))
  return useForm<keyof Asker, { detail: string }>({
    initial: emptyAsker,
    draftKey,
    undrafted: ['consent', 'website'],
    check,
    send,
    explain: (error) => {
      if (!(error instanceof ApiError)) return { text: t('enquiry.fail') }
      if (error.status === tooManyRequests) return { text: t('enquiry.tooManyRequests') }
      const errors = Object.entries(error.errors).map(([field, said]) => [field, said.join(' ')])
      return { text: error.detail || t('enquiry.fail'), errors: Object.fromEntries(errors) }
    },
    onInvalid: () => toast.error(t('enquiry.fillRequired')),
  })
}
