import { signInErrorText, readFieldErrors } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'

type Options<Name extends string> = {
  initial: Record<Name, string>
  names: readonly NoInfer<Name>[]
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<void>
  /** The server's errors of fields with other names. */
  fieldErrors?: (error: unknown) => Partial<Record<NoInfer<Name>, string | undefined>>
  /** The panel's own sentence for a failure. */
  failed: string
}

/** The form of a panel: nothing of it is stored as a draft. */
export function useStepForm<Name extends string>({
  initial,
  names,
  check,
  send,
  failed,
  fieldErrors: fieldErrorsOf = readFieldErrors,
}: Options<Name>) {
  return useForm<Name, void>({
    initial,
    draftKey: 'sign-in',
    undrafted: names,
    check,
    send,
    explain: (error) => {
      const serverErrors: Partial<Record<string, string | undefined>> = fieldErrorsOf(error)
      const errors: Partial<Record<string, string>> = Object.fromEntries(names.map((name) => [name, serverErrors[name]]))
      const hasFieldErrors = names.some((name) => serverErrors[name])
      return { text: hasFieldErrors ? '' : signInErrorText(error, failed), errors }
    },
  })
}
