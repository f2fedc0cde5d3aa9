import type { SubmitEvent } from 'react'
import { signInErrorText, readFieldErrors } from '#app/features/sign-in/form/sign-in-error-text.ts'
import type { FieldProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'
import type { Language } from '#contract/language.ts'
import { formatPhone, homeCountries } from '#contract/rules/phone.ts'

type FieldProblems<Name extends string> = Partial<Record<Name, FieldProblem | null>>

type Options<Name extends string> = {
  initial: Record<Name, string>
  names: readonly NoInfer<Name>[]
  problems: (values: Record<Name, string>) => FieldProblems<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<void>
  /** Returns the server's errors by form field. Needed only if the server's field names differ from the form's. */
  fieldErrors?: (error: unknown) => Partial<Record<NoInfer<Name>, string | undefined>>
  failed: string
}

export function useStepForm<Name extends string>({
  initial,
  names,
  problems,
  send,
  failed,
  fieldErrors: fieldErrorsOf = readFieldErrors,
}: Options<Name>) {
  const { t, language } = useI18n()
  const form = useForm<Name, void>({
    initial,
    draftKey: 'sign-in',
    undrafted: names,
    check: (values) => {
      const found = problems(values)
      const errors: FormErrors<Name> = {}
      for (const name of names) {
        const problem = found[name]
        if (problem) errors[name] = t(`signIn.${problem}`)
      }
      return errors
    },
    send: (values) => send(withPhone(values, language)),
    explain: (error) => {
      const serverErrors: Partial<Record<string, string | undefined>> = fieldErrorsOf(error)
      const errors: Partial<Record<string, string>> = Object.fromEntries(names.map((name) => [name, serverErrors[name]]))
      const hasFieldErrors = names.some((name) => serverErrors[name])
      return { text: hasFieldErrors ? '' : signInErrorText(error, failed), errors }
    },
  })
  return {
    ...form,
    isSending: form.state === 'sending',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.submit(event),
  }
}

/** Formats the phone, if the form has one. `language` decides how a number without a country code is read. */
function withPhone<Name extends string>(values: Record<Name, string>, language: Language): Record<Name, string> {
  return 'phone' in values ? { ...values, phone: formatPhone(String(values.phone), homeCountries(language)) } : values
}
