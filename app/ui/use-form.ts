import { type ChangeEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Values<Name extends string> = Record<Name, string>
type SetValues<Name extends string> = (change: (held: Values<Name>) => Values<Name>) => void

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
  onInvalid?: () => void
}

/**
 * A form that is idle, sending, sent or refused (FORM-03). Errors show after the first submit and follow the typing from
 * then on; a submit that fails puts the cursor into the first wrong field.
 */
export function useForm<Name extends string, Result>(options: Options<Name, Result>) {
  const [values, setValues] = useState(options.initial)
  const { adoptTyped } = useFilledValues(options, values, setValues)
  const { errors, forgive, ...sending } = useSending(options, values, () => setValues({ ...options.initial, ...options.known }))
  const set = useCallback(
    (name: Name, value: string) => {
      setValues((held) => ({ ...held, [name]: value }))
      forgive(name)
    },
    [forgive],
  )
  /** Changes several fields at once, given their current values. */
  const fill = useCallback(
    (change: (held: Values<Name>) => Partial<Values<Name>>) => setValues((held) => ({ ...held, ...change(held) })),
    [],
  )
  return {
    ...sending,
    values,
    /** Whether an error is shown. */
    isInvalid: Object.values(errors).some(Boolean),
    fill,
    set,
    adoptTyped,
    ...bindFields(values, errors, set),
  }
}

/** The props of each sort of field. */
function bindFields<Name extends string>(values: Values<Name>, errors: FormErrors<Name>, set: (name: Name, value: string) => void) {
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
function useSending<Name extends string, Result>(options: Options<Name, Result>, values: Values<Name>, empty: () => void) {
  const { check, send, explain, onInvalid } = options
  const [state, setState] = useState<FormState>('idle')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [refused, setRefused] = useState<FormErrors<Name>>({})
  const errors: FormErrors<Name> = isTried ? { ...refused, ...check(values) } : {}

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'sending') return
    setTried(true)
    const wrong = check(values)
    if (Object.values(wrong).some(Boolean)) {
      focusFirst(form, wrong)
      return onInvalid?.()
    }
    setState('sending')
    setFailure(null)
    try {
      setResult(await send(values))
      empty()
      setTried(false)
      setState('success')
    } catch (error) {
      const { text, errors: serverErrors = {} } = explain(error)
      setRefused(serverErrors)
      setFailure(text)
      setState('error')
      focusFirst(form, serverErrors)
    }
  }
  return {
    state,
    failure,
    result,
    errors,
    submit,
    /** Removes the server's error of a field: it was about the value before. */
    forgive: useCallback((name: Name) => setRefused((known) => ({ ...known, [name]: undefined })), []),
    /** Resets the form, after it was sent. */
    startOver: () => setState('idle'),
  }
}

/** Fills the form from the draft, from known values of the person, and from what was typed before hydration. */
function useFilledValues<Name extends string>(
  { draftKey, known, ...options }: Pick<Options<Name, never>, 'draftKey' | 'initial' | 'known' | 'undrafted'>,
  values: Values<Name>,
  setValues: SetValues<Name>,
) {
  // a form is mounted for one purpose: these never change
  const [{ initial, undrafted }] = useState(() => ({ initial: options.initial, undrafted: options.undrafted ?? [] }))
  // the object may be a new one on every render
  const knownText = JSON.stringify(known ?? null)
  useDraft({ draftKey, initial, undrafted, knownText }, values, setValues)
  useKnown(knownText, setValues)
  /** Takes over what was typed into the server's form before hydration. */
  const adoptTyped = useCallback(
    (form: HTMLFormElement) => setValues((held) => ({ ...held, ...readTyped(form, initial) })),
    [initial, setValues],
  )
  return { adoptTyped }
}

/** Known values of a person come after the page; what they typed meanwhile stays. */
function useKnown<Name extends string>(knownText: string, setValues: SetValues<Name>): void {
  useEffect(() => {
    const known: Partial<Values<Name>> | null = JSON.parse(knownText)
    if (!known) return
    setValues((held) => {
      const filled: [string, string][] = Object.entries<string>(held).filter(([, value]) => value !== '')
      return { ...held, ...known, ...Object.fromEntries(filled) }
    })
  }, [knownText, setValues])
}

type Draft = { draftKey: string; initial: Readonly<Record<string, string>>; undrafted: readonly string[]; knownText: string }

/** Restores the draft after hydration (the server knows none) and stores changes; a sent or reset form stores nothing. */
function useDraft<Name extends string>(
  { draftKey, initial, undrafted, knownText }: Draft,
  values: Values<Name>,
  setValues: SetValues<Name>,
): void {
  // until the draft is read there is nothing to store
  const unread = useRef(values)
  useEffect(() => {
    const draft = pickDraftable(Object.entries(readDraft(draftKey)), initial, undrafted)
    setValues((held) => {
      // what was typed since is newer than the draft
      const typed = Object.entries<string>(held).filter(([name, value]) => value !== initial[name])
      return { ...held, ...draft, ...Object.fromEntries(typed) }
    })
  }, [draftKey, initial, undrafted, setValues])
  useEffect(() => {
    if (values === unread.current) return
    const known: Record<string, string> | null = JSON.parse(knownText)
    const first: Record<string, string | undefined> = { ...initial, ...known }
    const changed = Object.entries<string>(values).filter(([name, value]) => value !== first[name])
    writeDraft(draftKey, pickDraftable(changed, initial, undrafted))
  }, [draftKey, initial, knownText, undrafted, values])
}

function pickDraftable(entries: [string, string][], initial: Draft['initial'], undrafted: readonly string[]): Record<string, string> {
  return Object.fromEntries(entries.filter(([name]) => name in initial && !undrafted.includes(name)))
}

/** The values of a form rendered by the server that were typed before hydration. */
function readTyped<Name extends string>(form: HTMLFormElement, initial: Record<Name, string>): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name in initial) {
    const field = form.elements.namedItem(name)
    // except boxes: a browser ticks them again after a reload, and a consent must be given anew
    const isText = (field instanceof HTMLInputElement && field.type !== 'checkbox') || field instanceof HTMLTextAreaElement
    if (isText && field.value !== initial[name]) typed[name] = field.value
  }
  return typed
}

function focusFirst(form: HTMLFormElement, wrong: Partial<Record<string, string>>): void {
  const field = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? ''])
  if (field instanceof HTMLElement) field.focus()
}
