import { useLocation } from 'react-router'

/** Returns whether a path is, or contains, the current page: the value of `aria-current`. */
export function useAriaCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation()
  return (path) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined)
}
