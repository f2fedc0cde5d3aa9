import { ApiError } from '#app/client/api-error.ts'
import { problemsOf, type Rule } from '#app/features/enquiry/enquiry-rules.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'

const tooManyRequests = 429

type Options<Name extends string, Answer> = {
  draftKey: string
  initial: Record<Name, string>
  rules: Partial<Record<NoInfer<Name>, Rule>>
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
  /** Gets what was typed; answers with what the server said. */
  send: (values: Record<Name, string>) => Promise<Answer>
  /** Why it cannot be sent just now, in words. */
  hold?: string | null
  onSent?: (answer: Answer) => void
}

/**
 * What all enquiries share: rules in words after the first submit, a draft, and a failure told without losing anything
 * (FORM-01, FORM-03, FORM-04).
 */
export function useEnquiryForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const { draftKey, initial, rules, known, hold, send, onSent } = options
  const { t } = useI18n()
  const check = (values: Record<Name, string>): FormErrors<Name> => {
    const errors: FormErrors<Name> = {}
    const problems = problemsOf<Name>(values, rules)
    for (const name in problems) {
      const problem = problems[name]
      if (problem) errors[name] = t(`enquiry.validation.${problem}`)
    }
    return errors
  }
  return useForm<Name, Answer>({
    initial,
    draftKey,
    known,
    undrafted: Object.keys(initial).filter((name): name is Name => name === 'consent' || name === 'website'),
    check,
    send: async (values) => {
      if (hold) throw new Held(hold)
      const answer = await send(values)
      // before the pressed button goes, or a dialog puts the focus back to its beginning
      focusPlace()
      onSent?.(answer)
      return answer
    },
    explain: (error) => {
      if (error instanceof Held) return { text: error.message }
      if (!(error instanceof ApiError)) return { text: t('enquiry.fail') }
      if (error.status === tooManyRequests) return { text: t('enquiry.tooManyRequests') }
      const errors: FormErrors<Name> = {}
      for (const name in initial) if (error.errors[name]) errors[name] = error.errors[name].join(' ')
      return { text: error.detail || t('enquiry.fail'), errors }
    },
    onInvalid: () => toast.error(t('enquiry.fillRequired')),
  })
}

/** Who waited on the button goes on where the answer appears. */
function focusPlace(): void {
  document.activeElement?.closest<HTMLElement>('[data-enquiry]')?.focus()
}

/** Nothing was sent, because a part is not ready. */
class Held extends Error {}
