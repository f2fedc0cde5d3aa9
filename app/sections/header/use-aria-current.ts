import { useLocation } from 'react-router'

/**
 * Returns the value of `aria-current` for a path: `page` if the current page has this path or a path below it. The list of all kinds does
 * not count as the page of watches, although both have the path `/catalog`.
 */
export function useAriaCurrent(): (path: string) => 'page' | undefined {
  const { pathname, search } = useLocation()
  const isOverAll = pathname === '/catalog' && /[?&](search=(?!.*category=watches)|category=all)/.test(search)
  return (path) => (!isOverAll && isWithin(pathname, path) ? 'page' : undefined)
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Pages that belong to a header link although their paths are not below the link's path. */
const sections: Readonly<Record<string, readonly string[]>> = {
  '/catalog': ['/product'],
  '/bags': ['/bag'],
  '/watch-buyback': ['/buyback'],
  '/services': ['/service', '/authenticity', '/appointment', '/visit'],
  '/about': ['/contacts', '/faq', '/support', '/payment', '/video', '/terms', '/privacy-policy'],
}

/** Returns the value of `aria-current` for a link to a section: `page` as in `useAriaCurrent`, or `true` on the section's other pages. */
export function useCurrentSection(): (path: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  const current = useAriaCurrent()
  return (path) => current(path) ?? (sections[path]?.some((other) => isWithin(pathname, other)) ? 'true' : undefined)
}
