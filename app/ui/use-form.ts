import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>
export type FormState = 'idle' | 'sending' | 'success' | 'error'

type Options<Name extends string, Answer> = {
  /** Every field and what it holds at first; a box that is ticked holds `yes`. */
  initial: Record<Name, string>
  draftKey: string
  /** What is known of the person; it fills fields that are empty when it arrives, and is no draft. */
  known?: Partial<Record<NoInfer<Name>, string>> | undefined
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
  useKnown(options.known, setValues)
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
      setValues({ ...initial, ...options.known })
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
    values,
    /** Whether something is wrong that the person was told of. */
    isInvalid: Object.values(errors).some(Boolean),
    /** Changes several fields at once, given what they hold. */
    fill: (change: (known: Record<Name, string>) => Partial<Record<Name, string>>) =>
      setValues((known) => ({ ...known, ...change(known) })),
    submit,
    /** Takes over what was typed into the server's form before the page lived. */
    takeOver: (form: HTMLFormElement) => setValues((held) => ({ ...held, ...typedInto(form, initial) })),
    /** All a text field needs. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => set(name, event.target.value),
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
    /** What the field holds now. */
    value: (name: Name) => values[name],
    /** Back to an empty form, after it was sent. */
    again: () => setState('idle'),
  }
}

/** What a form drawn by the server holds that was not in it. */
function typedInto<Name extends string>(form: HTMLFormElement, initial: Record<Name, string>): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name in initial) {
    const field = form.elements.namedItem(name)
    // boxes apart: a browser ticks them again after a reload, and a consent is given anew
    const isText = (field instanceof HTMLInputElement && field.type !== 'checkbox') || field instanceof HTMLTextAreaElement
    if (isText && field.value !== initial[name]) typed[name] = field.value
  }
  return typed
}

/** What is known of a person comes after the page; what they typed meanwhile stays. */
function useKnown<Name extends string>(
  known: Partial<Record<Name, string>> | undefined,
  setValues: (change: (held: Record<Name, string>) => Record<Name, string>) => void,
): void {
  useEffect(() => {
    if (!known) return
    setValues((held) => {
      const filled: [string, string][] = Object.entries<string>(held).filter(([, value]) => value !== '')
      return { ...held, ...known, ...Object.fromEntries(filled) }
    })
    // who is signed in comes once; the object may be made anew on every drawing
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(known)])
}

/** Restores the draft once the page lives (the server knows none) and keeps what was changed; sent and emptied, nothing is left. */
function useDraft<Name extends string>(
  { draftKey, initial, known, undrafted = [] }: Pick<Options<Name, never>, 'draftKey' | 'initial' | 'known' | 'undrafted'>,
  values: Record<Name, string>,
  setValues: (change: (known: Record<Name, string>) => Record<Name, string>) => void,
): void {
  const [isRead, setRead] = useState(false)
  const initialOf: Record<string, string> = initial
  const kept = (entries: [string, string][]) =>
    Object.fromEntries(entries.filter(([name]) => name in initial && !undrafted.some((other) => other === name)))
  useEffect(() => {
    const draft = kept(Object.entries(readDraft(draftKey)))
    setValues((held) => {
      // what was typed since is newer than the draft
      const typed = Object.entries<string>(held).filter(([name, value]) => value !== initialOf[name])
      return { ...held, ...draft, ...Object.fromEntries(typed) }
    })
    setRead(true)
    // a form is mounted for one key; its other options stay what they are
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey])
  useEffect(() => {
    if (!isRead) return
    const first: Record<string, string | undefined> = { ...initial, ...known }
    writeDraft(draftKey, kept(Object.entries<string>(values).filter(([name, value]) => value !== first[name])))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey, isRead, values])
}

function focusFirst(form: HTMLFormElement, wrong: Partial<Record<string, string>>): void {
  const field = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? ''])
  if (field instanceof HTMLElement) field.focus()
}
