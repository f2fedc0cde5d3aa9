import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

type Options = {
  applied: string
  onCommit: (text: string) => void
  clean: (text: string) => string
  afterMs: number
}

/**
 * State of a text field that applies its text after a pause, on Enter and on blur. While a person types, the field shows the typed text,
 * not the normalized text. If something else changes `applied`, the field shows the new value. `isRefused` is true if nothing remains of
 * the text after normalization. The field is then emptied on blur, and the component shows the reason.
 */
export function useTypedText({ applied, onCommit, clean, afterMs }: Options) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [known, setKnown] = useState(applied)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== applied) {
    setKnown(applied)
    const isOwnEcho = sent !== null && clean(sent) === applied
    if (!isOwnEcho) {
      setTyped(null)
      setSent(null)
    }
  }

  const commit = (text: string) => {
    clearTimeout(timer.current)
    setSent(text)
    setRefused(text.trim() !== '' && clean(text) === '')
    if (clean(text) !== applied) onCommit(text)
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target
    setTyped(value)
    clearTimeout(timer.current)
    if (afterMs === 0) return commit(value)
    timer.current = setTimeout(() => latest.current(value), afterMs)
  }
  const onBlur = () => {
    if (typed !== null && typed !== sent) commit(typed)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) commit(typed)
  }
  // the timer must call the latest callback, not the callback of the render that started the timer
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  return { isRefused, field: { value: typed ?? applied, onChange, onBlur, onKeyDown } }
}
