import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { debounceMs } from '#app/ui/debounce.ts'
import { limits } from '#contract/limits.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** State and keyboard handling of a search box with a list (HDR-05). `active` is the index of the active row; -1 is the box itself. */
export function useCombobox(onDone: () => void) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [targets, setTargets] = useState<string[]>([])
  const query = useSettled(text.trim())
  const isListed = isOpen && text.trim().length >= limits.searchMinChars
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }
  const leave = () => {
    close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onDone()
  }
  const go = (target: string) => {
    leave()
    setText('')
    void navigate(target)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave()
    void navigate(paths.search(text.trim()))
  }
  const escape = () => (isListed ? close() : leave())
  const onKeyDown = (event: KeyboardEvent) => {
    // the browser clears a search field on Escape, but the first Escape should only close the list
    if (event.key === 'Escape' && isListed) event.preventDefault()
    if (event.key === 'Escape') return escape()
    if (!isListed) return
    const step = steps[event.key]
    const rowCount = targets.length + 1
    if (step) setActive((at) => ((at + 1 + step + rowCount) % rowCount) - 1)
    const target = event.key === 'Enter' ? targets[active] : undefined
    if (target) go(target)
    if (step || target) event.preventDefault()
  }
  return { text, query, type, active, isOpen, isListed, open: () => setOpen(true), close, submit, go, setTargets, onKeyDown }
}

/** Returns the text after a pause in typing. Debounces here rather than in the list, because the lazy list may still be loading. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs.search)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
