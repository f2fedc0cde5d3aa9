import { useLocation } from 'react-router'

/**
 * Returns the value of `aria-current` for a path: `page` if the current page has this path or one below it. A search
 * over all kinds belongs to no kind's path.
 */
export function useAriaCurrent(): (path: string) => 'page' | undefined {
  const { pathname, search } = useLocation()
  const isOverAll = pathname === '/catalog' && /[?&](search=(?!.*category=watches)|category=all)/.test(search)
  return (path) => (!isOverAll && (pathname === path || pathname.startsWith(`${path}/`)) ? 'page' : undefined)
}
