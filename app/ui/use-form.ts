import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Options<Name extends string, Answer> = {
  /** Every field and what it holds at first; a box that is ticked holds `yes`. */
  initial: Record<Name, string>
  draftKey: string
  /** Never kept in the draft: consents, traps, secrets. */
  undrafted?: readonly NoInfer<Name>[]
  /** What is wrong, in words; empty when all is well. */
  check: (values: Record<Name, string>) => FormErrors<NoInfer<Name>>
  send: (values: Record<Name, string>) => Promise<Answer>
  /** A failed sending in words; fields the server refused by name. */
  explain: (error: unknown) => { text: string; errors?: FormErrors<NoInfer<Name>> }
  onInvalid?: () => void
}

/**
 * A form that is idle, sending, sent or refused (FORM-03). Errors show after the first submit and follow the typing from
 * then on; a submit that fails puts the cursor into the first wrong field.
 */
export function useForm<Name extends string, Answer>(options: Options<Name, Answer>) {
  const { initial, check, send, explain, onInvalid } = options
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<FormState>('idle')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [refused, setRefused] = useState<FormErrors<Name>>({})
  useDraft(options, values, setValues)
  const errors: FormErrors<Name> = isTried ? { ...refused, ...check(values) } : {}

  const set = (name: Name, value: string) => {
    setValues((known) => ({ ...known, [name]: value }))
    setRefused((known) => ({ ...known, [name]: undefined }))
  }

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
      setAnswer(await send(values))
      setValues(initial)
      setTried(false)
      setState('success')
    } catch (error) {
      const { text, errors: said = {} } = explain(error)
      setRefused(said)
      setFailure(text)
      setState('error')
      focusFirst(form, said)
    }
  }

  return {
    state,
    failure,
    answer,
    submit,
    /** All a text field needs. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
    }),
    /** All a field needs that only robots fill. */
    trap: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** All a tick box needs. */
    box: (name: Name) => ({
      name,
      checked: values[name] === 'yes',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'yes' : ''),
    }),
    set,
  }
}

/** Restores the draft once the page lives (the server knows none) and keeps what was changed; sent and emptied, nothing is left. */
function useDraft<Name extends string>(
  { draftKey, initial, undrafted = [] }: Pick<Options<Name, never>, 'draftKey' | 'initial' | 'undrafted'>,
  values: Record<Name, string>,
  setValues: (change: (known: Record<Name, string>) => Record<Name, string>) => void,
): void {
  const [isRead, setRead] = useState(false)
  const kept = (entries: [string, string][]) =>
    Object.fromEntries(entries.filter(([name]) => name in initial && !undrafted.some((other) => other === name)))
  useEffect(() => {
    const draft = kept(Object.entries(readDraft(draftKey)))
    setValues((known) => ({ ...known, ...draft }))
    setRead(true)
    // a form is mounted for one key; its other options stay what they are
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey])
  useEffect(() => {
    if (!isRead) return
    const first: Record<string, string> = initial
    writeDraft(draftKey, kept(Object.entries<string>(values).filter(([name, value]) => value !== first[name])))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey, isRead, values])
}

function focusFirst(form: HTMLFormElement, wrong: Partial<Record<string, string>>): void {
  const field = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? ''])
  if (field instanceof HTMLElement) field.focus()
}
