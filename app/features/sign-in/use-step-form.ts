import { failureText, refusedFields } from '#app/features/sign-in/failure-text.ts'
import { type FormErrors, useForm } from '#app/ui/use-form.ts'

type Options<Name extends string> = {
  initial: Record<Name, string>
  names: readonly NoInfer<Name>[]
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<void>
  /** What the panel itself says of a failure. */
  failed: string
}

/** The form of a panel: nothing of it is kept as a draft. */
export function useStepForm<Name extends string>({ initial, names, check, send, failed }: Options<Name>) {
  return useForm<Name, void>({
    initial,
    draftKey: 'sign-in',
    undrafted: names,
    check,
    send,
    explain: (error) => {
      const said = refusedFields(error)
      const errors: Partial<Record<string, string>> = Object.fromEntries(names.map((name) => [name, said[name]]))
      const isAllSaid = names.some((name) => said[name])
      return { text: isAllSaid ? '' : failureText(error, failed), errors }
    },
  })
}
