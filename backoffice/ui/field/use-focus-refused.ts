import { type RefObject, useEffect, useRef } from 'react'

/** After a refused save, focuses the first field below `root` that has an error, because it may be out of view. */
export function useFocusRefused(root: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    wasBusy.current = isBusy
  }, [root, isBusy])
}
