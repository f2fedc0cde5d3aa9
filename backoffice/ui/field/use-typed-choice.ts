import { Combobox } from '@base-ui/react/combobox'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Option } from '#backoffice/ui/field/choice-fields.tsx'

type Props = { options: readonly Option[]; value: string; onChange: (value: string) => void }
type Change = { reason: string; cancel: () => void; allowPropagation: () => void }

const hasMod = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/**
 * The text and the choice of a combobox. Base UI discards unmatched text when the list closes, and empties the field on Escape. This hook
 * keeps the text until the person chooses an option, or changes or deletes the text.
 */
export function useTypedChoice({ options, value, onChange }: Props) {
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const { contains } = Combobox.useFilter()
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(null)
  }
  const highlighted = useRef<Option | undefined>(undefined)
  const list = useRef<Combobox.Root.Actions>(null)
  const isUnknown = typed !== null && typed.trim() !== ''
  const take = (option: Option | null) => {
    setTyped(null)
    onChange(option?.value ?? '')
  }
  const findMatch = (text: string) => [highlighted.current, ...options].find((option) => option && contains(option.label, text.trim()))
  // options can arrive after the person has left the field
  useOnce(isAwaited && options.length > 0, () => {
    setAwaited(false)
    const match = findMatch(typed ?? '')
    if (match) take(match)
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) => {
    if (!isUnknown || event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Tab')) return
    if (event.altKey || (event.key === 'Tab' && hasMod(event))) return
    const match = findMatch(typed)
    // renders the choice synchronously, because ⌘Enter submits the form next
    if (match) flushSync(() => take(match))
    setAwaited(options.length === 0)
    if (event.key === 'Tab') return
    // Enter only chooses an option, without submitting the form
    if (!hasMod(event)) event.preventDefault()
    event.preventBaseUIHandler()
    list.current?.close()
    setLeft(!match)
  }
  return {
    chosen,
    /** Whether the field contains text without a chosen option. While it does, the value is still the previous choice. */
    isUnknown,
    /** Whether the person has finished typing and the options are loaded. */
    isLeft: isLeft && !isAwaited,
    root: {
      actionsRef: list,
      value: chosen,
      onValueChange: (option: Option | null, { reason }: Change) => {
        if (reason !== 'escape-key') take(option)
      },
      inputValue: typed ?? chosen?.label ?? '',
      onInputValueChange: (text: string, change: Change) => {
        if (change.reason === 'input-change') {
          setTyped(text === chosen?.label ? null : text)
          setLeft(false)
          setAwaited(false)
        } else if (change.reason === 'escape-key') {
          change.cancel()
          change.allowPropagation()
        }
      },
      onItemHighlighted: (option: Option | undefined) => {
        highlighted.current = option
      },
    },
    field: {
      onKeyDown,
      onBlur: () => {
        setLeft(true)
        const text = (typed ?? '').trim().toLowerCase()
        const same = options.find(({ label }) => label.toLowerCase() === text)
        if (same) take(same)
        else if (!text) setTyped(null)
      },
    },
  }
}

function useOnce(isTime: boolean, run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    if (isTime) act()
  }, [isTime])
}
