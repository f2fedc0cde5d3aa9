import { useEffect, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import type { Prefill } from '#app/client/profile.ts'
import { useSessionOwner } from '#app/client/session.ts'
import { type Rule, problemsOf } from '#app/features/enquiry/enquiry-rules.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'

const tooManyRequests = 429

type Options<Name extends string, Result> = {
  draftKey: string
  initial: Record<Name, string>
  rules: Partial<Record<NoInfer<Name>, Rule>>
  /** Fields never stored in the draft, besides consent and honeypot. */
  undrafted?: readonly NoInfer<Name>[]
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
  send: (values: Record<Name, string>) => Promise<Result>
  blockedReason?: string | null
  onSent?: (result: Result) => void
}

/**
 * Common behavior of enquiry forms: validation after the first submit, a draft, and failures that keep the typed text.
 */
export function useEnquiryForm<Name extends string, Result>(options: Options<Name, Result>) {
  const { draftKey, initial, rules, undrafted = [], known, blockedReason, send, onSent } = options
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
  return useForm<Name, Result>({
    initial,
    draftKey,
    known,
    undrafted: Object.keys(initial).filter(
      (name): name is Name => name === 'consent' || name === 'website' || undrafted.some((each) => each === name),
    ),
    check,
    send: async (values) => {
      if (blockedReason) throw new BlockedError(blockedReason)
      const result = await send(values)
      // before the pressed button unmounts or a dialog resets its focus
      focusEnquiry()
      onSent?.(result)
      return result
    },
    explain: (error) => {
      if (error instanceof BlockedError) return { text: error.message }
      if (!(error instanceof ApiError)) return { text: t('enquiry.fail') }
      const errors: FormErrors<Name> = {}
      for (const name in initial) if (error.errors[name]) errors[name] = error.errors[name].join(' ')
      return { text: errorText(error, t(error.status === tooManyRequests ? 'enquiry.tooManyRequests' : 'enquiry.fail')), errors }
    },
    onInvalid: () => toast.error(t('enquiry.fillRequired')),
  })
}

function focusEnquiry(): void {
  document.activeElement?.closest<HTMLElement>('[data-enquiry]')?.focus()
}

/** Thrown instead of sending, with the reason why the form cannot be sent yet. */
class BlockedError extends Error {}

/** The signed-in customer's contact, to prefill a form; undefined without a session, until loaded, and on failure. */
export function useKnownContact(): Pick<Prefill, 'name' | 'phone' | 'email'> | undefined {
  const owner = useSessionOwner()
  const [known, setKnown] = useState<{ owner: string; prefill: Prefill } | null>(null)
  useEffect(() => {
    if (!owner) return
    let isStale = false
    void load().then(
      (prefill) => !isStale && setKnown({ owner, prefill }),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [owner])
  return known && known.owner === owner ? known.prefill : undefined
}

const load = () => import('#app/client/profile.ts').then(({ loadPrefill }) => loadPrefill())
