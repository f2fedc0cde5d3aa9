import { type ChangeEvent, type SubmitEvent, useCallback, useState } from 'react'
import { type FormValues, useFilledValues } from '#app/ui/use-filled-values.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Options<Name extends string, Result> = {
  /** Every field with its initial value; a ticked box holds `yes`. */
  initial: Record<Name, string>
  draftKey: string
  /**
   * The customer's known values. They fill only fields that are empty or initial when the values arrive, and are not part
   * of the draft.
   */
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
  /** Fields never stored in the draft: consents, honeypots, secrets. */
  undrafted?: readonly NoInfer<Name>[]
  /** Returns the error messages by field; empty if the values are valid. */
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<Result>
  /** Returns the message for a failed submit, and the server's errors by field. */
  explain: (error: unknown) => { text: string; errors?: FormErrors<NoInfer<Name>> }
  /** Whether a field belongs to the current choice; server errors of other fields are hidden. */
  isAsked?: (name: NoInfer<Name>, values: Record<Name, string>) => boolean
  onInvalid?: () => void
  /** Whether a sent form keeps its values, so that it does not look reset until the next page appears. */
  keepsValues?: boolean
}

/**
 * State of a form: idle, sending, sent or refused. Errors show after the first submit and then update while typing. A
 * failed submit focuses the first invalid field.
 */
export function useForm<Name extends string, Result>(options: Options<Name, Result>) {
  const [values, setValues] = useState(options.initial)
  const { adoptTyped, empty } = useFilledValues(options, values, setValues)
  const { errors, ...sending } = useSending(options, values, empty)
  const set = useCallback((name: Name, value: string) => setValues((held) => ({ ...held, [name]: value })), [])
  /** Changes several fields at once; `change` gets the current values. */
  const fill = useCallback(
    (change: (held: FormValues<Name>) => Partial<FormValues<Name>>) => setValues((held) => ({ ...held, ...change(held) })),
    [],
  )
  return {
    ...sending,
    values,
    /** The first field with a visible error, in the order of `initial`. */
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

/** The submit: validation errors, state of the request, and its result. */
function useSending<Name extends string, Result>(options: Options<Name, Result>, values: FormValues<Name>, empty: () => void) {
  const { check, send, explain, isAsked, onInvalid, keepsValues = false } = options
  const [state, setState] = useState<FormState>('idle')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [refusal, setRefusal] = useState<Refusal<Name> | null>(null)
  const standing = standingErrors(refusal, values, isAsked)
  const errors: FormErrors<Name> = isTried ? { ...standing, ...check(values) } : {}
  // a refusal of fields ends once all its errors are resolved
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
    /** Drops the server's field errors, for example because the cart has changed since. */
    clearRefusal: useCallback(() => setRefusal((known) => known && { ...known, values: null }), []),
    /** Makes a form idle again after a successful submit. */
    startOver: () => setState('idle'),
  }
}

/** Field errors that the server returned for `values`; `values` is null once the errors no longer hold. */
type Refusal<Name extends string> = { errors: FormErrors<Name>; values: FormValues<Name> | null }

/** The server's errors of fields that belong to the current choice and still have the refused value. */
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
