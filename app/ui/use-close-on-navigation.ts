import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes an overlay once a link in it, or a choice, has led to another page: until then it shows what was pressed. */
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
