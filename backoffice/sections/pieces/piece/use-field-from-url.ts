import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows the field that the URL names (`#condition_id`), and puts the focus in it. */
export function useFieldFromUrl(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash) return
    const name = decodeURIComponent(hash.slice(1))
    // the tab that holds the field may still be on its way
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLElement>(`main [data-field="${CSS.escape(name)}"]`)
      if (!field) return
      clearInterval(timer)
      const input = field.matches('input') ? field : field.querySelector<HTMLElement>('input, textarea, button, a[href]')
      const shown = input ?? field
      shown.scrollIntoView({ block: 'center' })
      shown.focus({ preventScroll: true })
    }, 50)
    const stop = setTimeout(() => clearInterval(timer), 5000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [hash, key])
}
