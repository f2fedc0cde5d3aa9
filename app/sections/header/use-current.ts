import { useLocation } from 'react-router'

/** Tells of a path whether it is, or holds, the page that is shown: the value of `aria-current`. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation()
  return (path) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined)
}
