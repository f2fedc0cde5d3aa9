import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an overlay after a link or choice in it has opened another page. Until then, the overlay stays open and shows the pressed state.
 */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) close.current()
    opened.current = key
  }, [key])
}
