import { useCallback, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import type { Contact } from '#app/client/contact-memory.ts'
import { rememberGiven, useKnownContact } from '#app/client/known-contact.ts'
import { type Rule, problemsOf } from '#app/features/enquiry/enquiry-rules.ts'
import { formKeys, type Keyed } from '#app/features/enquiry/form-keys.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'
import { isPhone } from '#contract/rules/phone.ts'

const tooManyRequests = 429

type Options<Name extends string, Result> = {
  draftKey: string
  initial: Record<Name, string>
  rules: Partial<Record<NoInfer<Name>, Rule>>
  /** Fields that are never stored in the draft, in addition to consent and honeypot. */
  undrafted?: readonly NoInfer<Name>[]
  /** Further fields to fill in from the known contact, in addition to name, phone and email. */
  moreKnown?: (known: Contact) => Partial<Record<NoInfer<Name>, string>>
  /** Whether the form shows an email (default: always). An email that was not shown is not remembered. */
  showsEmail?: (values: Record<NoInfer<Name>, string>) => boolean
  /** Whether a known contact is shown as one line. The form then requires no consent (`known-person.tsx`). */
  isOneTap?: boolean
  /** Sends the form. Must pass every body through `keyed`, which adds the idempotency key. */
  send: (values: Record<Name, string>, keyed: Keyed) => Promise<Result>
  blockedReason?: string | null
  onSent?: (result: Result) => void
}

/** How the form shows the contact: as a line (`known`), as fields (`asked`), or as fields after «Change» (`edited`). */
export type OneTap = { state: 'loading' | 'known' | 'asked' | 'edited'; edit: () => void }

/** Contact of a submitted form; `channel` and `city` are empty if the form has no such field. */
export type SentContact = { name: string; phone: string; email: string; channel: string; city: string }

/**
 * Common behavior of enquiry forms: prefills and remembers the contact, validates after the first submit, stores a draft, and keeps the
 * text after a failure. `sentTo` is the contact of the last successful submit.
 */
export function useEnquiryForm<Name extends string, Result>(options: Options<Name, Result>) {
  const { draftKey, initial, rules, undrafted = [], moreKnown, showsEmail, isOneTap = false, blockedReason, send, onSent } = options
  const { t } = useI18n()
  const known = useKnownContact()
  const oneTap = useOneTap(isOneTap, known)
  const [{ keyed, forget }] = useState(() => formKeys(draftKey))
  const [sentTo, setSentTo] = useState<SentContact | null>(null)
  const check = (values: Record<Name, string>): FormErrors<Name> => {
    const errors: FormErrors<Name> = {}
    const problems = problemsOf<Name>(values, rules)
    for (const name in problems) {
      const problem = problems[name]
      if (problem && !(problem === 'consent' && oneTap.state === 'known')) errors[name] = t(`enquiry.validation.${problem}`)
    }
    return errors
  }
  const form = useForm<Name, Result>({
    initial,
    draftKey,
    known: known ? knownValues(initial, { ...contactOf(known), ...moreKnown?.(known) }) : undefined,
    undrafted: Object.keys(initial).filter(
      (name): name is Name => name === 'consent' || name === 'website' || undrafted.some((each) => each === name),
    ),
    check,
    send: async (values) => {
      if (blockedReason) throw new BlockedError(blockedReason)
      const result = await send(values, keyed)
      forget()
      const sent = { ...contactOf(values), channel: textOf(values, 'channel'), city: textOf(values, 'city') }
      rememberGiven({ ...sent, email: showsEmail && !showsEmail(values) ? undefined : sent.email })
      setSentTo(sent)
      // moves the focus before the pressed button unmounts or a dialog resets the focus
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
  return { ...form, known, oneTap, sentTo }
}

function useOneTap(isOneTap: boolean, known: Contact | null | undefined): OneTap {
  const [isEdited, setEdited] = useState(false)
  const edit = useCallback(() => setEdited(true), [])
  const isWhole = Boolean(known?.name && isPhone(known.phone))
  if (!isOneTap) return { state: 'asked', edit }
  if (known === undefined) return { state: 'loading', edit }
  if (isEdited) return { state: 'edited', edit }
  return { state: isWhole ? 'known' : 'asked', edit }
}

const textOf = (values: Partial<Record<string, string>>, field: string): string => values[field] ?? ''

const contactOf = (values: Partial<Record<string, string>>) => ({
  name: textOf(values, 'name'),
  phone: textOf(values, 'phone'),
  email: textOf(values, 'email'),
})

function knownValues<Name extends string>(
  initial: Record<Name, string>,
  known: Partial<Record<string, string>>,
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {}
  for (const name in initial) if (known[name]) values[name] = known[name]
  return values
}

function focusEnquiry(): void {
  document.activeElement?.closest<HTMLElement>('[data-enquiry]')?.focus()
}

/** Thrown instead of submitting; the message is `blockedReason`. */
class BlockedError extends Error {}
