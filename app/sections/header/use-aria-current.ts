import { useLocation } from 'react-router'

/**
 * Returns the value of `aria-current` for a path: whether it is, or contains, the current page. A search over all kinds
 * belongs to none of them.
 */
export function useAriaCurrent(): (path: string) => 'page' | undefined {
  const { pathname, search } = useLocation()
  const isOverAll = pathname === '/catalog' && /[?&](search=(?!.*category=watches)|category=all)/.test(search)
  return (path) => (!isOverAll && (pathname === path || pathname.startsWith(`${path}/`)) ? 'page' : undefined)
}
