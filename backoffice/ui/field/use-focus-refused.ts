import { type RefObject, useEffect, useRef } from 'react'

/** After a write, focuses the first refused field below `root`, because that field may be out of view. */
export function useFocusRefused(root: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    wasBusy.current = isBusy
  }, [root, isBusy])
}
