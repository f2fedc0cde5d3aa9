import { useEffect } from 'react'

export function useSteadyFocus(): void {
  useEffect(() => {
    const ending = new AbortController()
    void import('#backoffice/sections/shell/steady-focus.ts').then(({ keepFocus }) => keepFocus(ending.signal))
    return () => ending.abort()
  }, [])
}
