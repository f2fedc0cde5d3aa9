import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

export type FormValues<Name extends string> = Record<Name, string>
type SetValues<Name extends string> = (change: (held: FormValues<Name>) => FormValues<Name>) => void

type Options<Name extends string> = {
  initial: FormValues<Name>
  draftKey: string
  known?: Partial<FormValues<Name>> | undefined
  undrafted?: readonly Name[]
}

/** Fills the form from the draft, from the customer's known values, and from text typed before hydration. */
export function useFilledValues<Name extends string>(
  { draftKey, known, ...options }: Options<Name>,
  values: FormValues<Name>,
  setValues: SetValues<Name>,
) {
  // keeps the values of the first render, because `initial` and `undrafted` never change for a form
  const [{ initial, undrafted }] = useState(() => ({ initial: options.initial, undrafted: options.undrafted ?? [] }))
  // compares `known` as text, because it may be a new object on every render
  const knownText = JSON.stringify(known ?? null)
  const restored = useDraft({ draftKey, initial, undrafted, knownText }, values, setValues)
  const filledIn = useKnown({ knownText, initial, restored }, setValues)
  const adoptTyped = useCallback(
    (form: HTMLFormElement) => setValues((held) => ({ ...held, ...readTyped(form, initial) })),
    [initial, setValues],
  )
  /** Resets a submitted form to its initial values and the customer's known values. */
  const empty = useCallback(() => setValues(() => ({ ...initial, ...filledIn.current })), [initial, filledIn, setValues])
  return { adoptTyped, empty }
}

type Known = { knownText: string; initial: Readonly<Record<string, string>>; restored: RefObject<ReadonlySet<string>> }

/**
 * Fills in the customer's known values, which arrive after the page has loaded. Does not overwrite text that was typed or restored from the
 * draft. If the customer changes, for example after a sign-in, clears the values of the previous customer.
 */
function useKnown<Name extends string>({ knownText, initial, restored }: Known, setValues: SetValues<Name>) {
  const filledIn = useRef<Partial<FormValues<Name>>>({})
  useEffect(() => {
    const known: Partial<FormValues<Name>> = JSON.parse(knownText) ?? {}
    const earlier: Record<string, unknown> = filledIn.current
    filledIn.current = known
    const isOwn = ([name, value]: [string, string]) =>
      value !== earlier[name] && ((value !== '' && value !== initial[name]) || restored.current.has(name))
    setValues((held) => {
      const own = Object.fromEntries(Object.entries<string>(held).filter(isOwn))
      const gone = Object.fromEntries(Object.keys(earlier).map((name) => [name, initial[name] ?? '']))
      return { ...held, ...gone, ...known, ...own }
    })
  }, [knownText, initial, restored, setValues])
  return filledIn
}

type Draft = { draftKey: string; initial: Readonly<Record<string, string>>; undrafted: readonly string[]; knownText: string }

/** Restores the draft after hydration, because the server has no draft, and stores changes. Returns the names of the restored fields. */
function useDraft<Name extends string>(
  { draftKey, initial, undrafted, knownText }: Draft,
  values: FormValues<Name>,
  setValues: SetValues<Name>,
): RefObject<ReadonlySet<string>> {
  const restored = useRef<ReadonlySet<string>>(new Set())
  const unread = useRef(values)
  useEffect(() => {
    const draft = pickDraftable(Object.entries(readDraft(draftKey)), initial, undrafted)
    restored.current = new Set(Object.keys(draft))
    setValues((held) => {
      // text typed before this effect is newer than the draft
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
  return restored
}

function pickDraftable(entries: [string, string][], initial: Draft['initial'], undrafted: readonly string[]): Record<string, string> {
  return Object.fromEntries(entries.filter(([name]) => name in initial && !undrafted.includes(name)))
}

function readTyped<Name extends string>(form: HTMLFormElement, initial: Record<Name, string>): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name in initial) {
    const field = form.elements.namedItem(name)
    // skips checkboxes: browsers restore their state after a reload, but consent must be given again
    const isText = (field instanceof HTMLInputElement && field.type !== 'checkbox') || field instanceof HTMLTextAreaElement
    if (isText && field.value !== initial[name]) typed[name] = field.value
  }
  return typed
}
