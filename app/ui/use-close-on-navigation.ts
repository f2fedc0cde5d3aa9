import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an overlay once a link or choice in it has led to another page; until then the overlay stays open with the
 * pressed state visible.
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
