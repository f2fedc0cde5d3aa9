import { type ChangeEvent, type SubmitEvent, useCallback, useState } from 'react'
import { type FormValues, useFilledValues } from '#app/ui/use-filled-values.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Options<Name extends string, Result> = {
  /** All fields with their initial values. A ticked checkbox has the value `yes`. */
  initial: Record<Name, string>
  draftKey: string
  /** The customer's known values. They fill only fields that are still empty or initial, and are not stored in the draft. */
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
  /** Fields that are never stored in the draft: consents, honeypots, secrets. */
  undrafted?: readonly NoInfer<Name>[]
  /** Returns the error messages by field; empty if the values are valid. */
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<Result>
  /** Returns the message of a failed submit, and the server's errors by field. */
  explain: (error: unknown) => { text: string; errors?: FormErrors<NoInfer<Name>> }
  /** Whether a field is shown for the current choices. The form hides server errors of other fields. */
  isAsked?: (name: NoInfer<Name>, values: Record<Name, string>) => boolean
  onInvalid?: () => void
  /** Whether the form keeps its values after a submit, so that it does not look reset until the next page appears. */
  keepsValues?: boolean
}

/**
 * State of a form. Shows errors after the first submit, and updates them while the person types. A failed submit focuses the first invalid
 * field.
 */
export function useForm<Name extends string, Result>(options: Options<Name, Result>) {
  const [values, setValues] = useState(options.initial)
  const { adoptTyped, empty } = useFilledValues(options, values, setValues)
  const { errors, ...sending } = useSending(options, values, empty)
  const set = useCallback((name: Name, value: string) => setValues((held) => ({ ...held, [name]: value })), [])
  const fill = useCallback(
    (change: (held: FormValues<Name>) => Partial<FormValues<Name>>) => setValues((held) => ({ ...held, ...change(held) })),
    [],
  )
  return {
    ...sending,
    values,
    /** First field with a visible error, in the order of `initial`. */
    firstWrong: firstOf(options.initial, errors),
    fill,
    set,
    adoptTyped,
    ...bindFields(values, errors, set),
  }
}

function bindFields<Name extends string>(values: FormValues<Name>, errors: FormErrors<Name>, set: (name: Name, value: string) => void) {
  return {
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => set(name, event.target.value),
    }),
    honeypot: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    checkbox: (name: Name) => ({
      name,
      checked: values[name] === 'yes',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'yes' : ''),
    }),
    value: (name: Name) => values[name],
  }
}

function useSending<Name extends string, Result>(options: Options<Name, Result>, values: FormValues<Name>, empty: () => void) {
  const { check, send, explain, isAsked, onInvalid, keepsValues = false } = options
  const [state, setState] = useState<FormState>('idle')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [refusal, setRefusal] = useState<Refusal<Name> | null>(null)
  const standing = standingErrors(refusal, values, isAsked)
  const errors: FormErrors<Name> = isTried ? { ...standing, ...check(values) } : {}
  // the failure message disappears once all the server's field errors are resolved
  const isOver = hasErrors(refusal?.errors) && !hasErrors(standing)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'sending') return
    setTried(true)
    const wrong = check(values)
    if (hasErrors(wrong)) {
      focusFirst(form, wrong)
      return onInvalid?.()
    }
    setState('sending')
    setFailure(null)
    setRefusal(null)
    try {
      setResult(await send(values))
      if (!keepsValues) empty()
      setTried(false)
      setState('success')
    } catch (error) {
      const { text, errors: serverErrors = {} } = explain(error)
      setRefusal({ errors: serverErrors, values })
      setFailure(text)
      setState('error')
      focusFirst(form, serverErrors)
    }
  }
  return {
    state,
    failure: isOver ? null : failure,
    result,
    errors,
    submit,
    /** Drops the server's field errors, for example because the cart has changed. */
    clearRefusal: useCallback(() => setRefusal((known) => known && { ...known, values: null }), []),
    startOver: () => setState('idle'),
  }
}

/** Field errors that the server returned for `values`. `values` is null if the errors no longer apply. */
type Refusal<Name extends string> = { errors: FormErrors<Name>; values: FormValues<Name> | null }

/** Returns the server's errors of fields that are shown and still have the rejected value. */
function standingErrors<Name extends string>(
  refusal: Refusal<Name> | null,
  values: FormValues<Name>,
  isAsked: Options<Name, never>['isAsked'] = () => true,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const name in refusal?.errors)
    if (refusal.values?.[name] === values[name] && isAsked(name, values)) errors[name] = refusal.errors[name]
  return errors
}

const hasErrors = (errors: FormErrors<string> = {}): boolean => Object.values(errors).some(Boolean)

function firstOf<Name extends string>(fields: FormValues<Name>, errors: FormErrors<Name>): Name | null {
  for (const name in fields) if (errors[name]) return name
  return null
}

function focusFirst(form: HTMLFormElement, wrong: Partial<Record<string, string>>): void {
  const field = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? ''])
  if (field instanceof HTMLElement) field.focus()
}
