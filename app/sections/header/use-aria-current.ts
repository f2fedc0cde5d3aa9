import { useLocation } from 'react-router'

/** Returns whether a path is, or contains, the current page: the value of `aria-current`. A search over all kinds belongs to none of them. */
export function useAriaCurrent(): (path: string) => 'page' | undefined {
  const { pathname, search } = useLocation()
  const isOverAll = pathname === '/catalog' && /[?&](search=(?!.*category=watches)|category=all)/.test(search)
  return (path) => (!isOverAll && (pathname === path || pathname.startsWith(`${path}/`)) ? 'page' : undefined)
}
