import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Choice, ChoiceGroup } from '#backoffice/features/command-search/choice.ts'

type Props = { groups: readonly ChoiceGroup[]; text: string; isBusy: boolean; onClose: () => void }

/** Closes the dialog before it opens the page, so that the dialog does not take the focus from the page. */
export function openChoice({ run }: Choice, onClose: () => void): void {
  onClose()
  run()
}

/**
 * Determines the choice that Enter opens: the highlighted choice, else the first. If the first choice was found for an earlier text, Enter
 * waits for the search to finish.
 */
export function useChosen({ groups, text, isBusy, onClose }: Props) {
  const choices = groups.flatMap((group) => group.choices)
  const [pointed, setPointed] = useState<string | null>(null)
  const awaited = useRef<string | null>(null)
  const at = Math.max(
    0,
    choices.findIndex(({ key }) => key === pointed),
  )
  const chosen = choices[at]
  const isCertain = chosen !== undefined && (!chosen.isStale || chosen.key === pointed)
  useEffect(() => {
    if (isBusy || awaited.current !== text) return
    awaited.current = null
    if (chosen) openChoice(chosen, onClose)
  }, [isBusy, text, chosen, onClose])
  const move = (step: number) => setPointed(choices[(at + step + choices.length) % choices.length]?.key ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && choices.length) move(step)
    else if (event.key === 'Enter' && isCertain) openChoice(chosen, onClose)
    else if (event.key === 'Enter' && isBusy) awaited.current = text
    else return
    event.preventDefault()
  }
  return {
    chosen,
    isShown: choices.length > 0,
    onKeyDown,
    point: (choice: Choice) => setPointed(choice.key),
    clearPointed: () => setPointed(null),
  }
}
