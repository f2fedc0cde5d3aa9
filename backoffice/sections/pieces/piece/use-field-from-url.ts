import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the field in the URL fragment (`#condition_id`) and focuses it. */
export function useFieldFromUrl(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash) return
    const name = decodeURIComponent(hash.slice(1))
    // the tab that contains the field may still be loading
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
