import { type ChangeEvent, type SubmitEvent, useCallback, useState } from 'react'
import { type FormValues, useFilledValues } from '#app/ui/use-filled-values.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Options<Name extends string, Result> = {
  /** Every field with its initial value; a ticked box holds `yes`. */
  initial: Record<Name, string>
  draftKey: string
  /** Known values of the person; they fill fields that are empty when they arrive, and are no draft. */
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
  /** Never stored in the draft: consents, honeypots, secrets. */
  undrafted?: readonly NoInfer<Name>[]
  /** The error as a sentence; empty when the value is valid. */
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<Result>
  /** A failed submit as a sentence; fields the server refused by name. */
  explain: (error: unknown) => { text: string; errors?: FormErrors<NoInfer<Name>> }
  /** Whether a field belongs to what the person chose; the server's error of another is not shown. */
  isAsked?: (name: NoInfer<Name>, values: Record<Name, string>) => boolean
  onInvalid?: () => void
}

/**
 * A form that is idle, sending, sent or refused. Errors show after the first submit and follow the typing from
 * then on; a submit that fails puts the cursor into the first wrong field.
 */
export function useForm<Name extends string, Result>(options: Options<Name, Result>) {
  const [values, setValues] = useState(options.initial)
  const { adoptTyped } = useFilledValues(options, values, setValues)
  const { errors, ...sending } = useSending(options, values, () => setValues({ ...options.initial, ...options.known }))
  const set = useCallback((name: Name, value: string) => setValues((held) => ({ ...held, [name]: value })), [])
  /** Changes several fields at once, given their current values. */
  const fill = useCallback(
    (change: (held: FormValues<Name>) => Partial<FormValues<Name>>) => setValues((held) => ({ ...held, ...change(held) })),
    [],
  )
  return {
    ...sending,
    values,
    /** The first field with an error that is shown, in the order of `initial`. */
    firstWrong: firstOf(options.initial, errors),
    fill,
    set,
    adoptTyped,
    ...bindFields(values, errors, set),
  }
}

/** The props of each sort of field. */
function bindFields<Name extends string>(values: FormValues<Name>, errors: FormErrors<Name>, set: (name: Name, value: string) => void) {
  return {
    /** All props of a text field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => set(name, event.target.value),
    }),
    /** All props of a honeypot field. */
    honeypot: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** All props of a tick box. */
    checkbox: (name: Name) => ({
      name,
      checked: values[name] === 'yes',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'yes' : ''),
    }),
    /** The current value of the field. */
    value: (name: Name) => values[name],
  }
}

/** The submit: the errors, the state of the request, and its result. */
function useSending<Name extends string, Result>(options: Options<Name, Result>, values: FormValues<Name>, empty: () => void) {
  const { check, send, explain, isAsked, onInvalid } = options
  const [state, setState] = useState<FormState>('idle')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [refusal, setRefusal] = useState<Refusal<Name> | null>(null)
  const standing = standingErrors(refusal, values, isAsked)
  const errors: FormErrors<Name> = isTried ? { ...standing, ...check(values) } : {}
  // a refusal of fields is over with its fields
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
      empty()
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
    /** Drops the server's errors of fields: what they were about has changed. */
    forgive: useCallback(() => setRefusal((known) => known && { ...known, values: null }), []),
    /** Resets the form, after it was sent. */
    startOver: () => setState('idle'),
  }
}

/** What the server refused: its errors are about the values that were sent, or about none any more. */
type Refusal<Name extends string> = { errors: FormErrors<Name>; values: FormValues<Name> | null }

/** The server's errors of fields that are still asked for and hold what was refused. */
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
