import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '#app/client/paths.ts'

/** Old addresses: /watches, /product-detail, and /search?q=x, whose words become the catalogue's search (NAV-02). */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('q') ?? searchParams.get('search') ?? '').trim()
  return redirect(paths.catalog(words ? { search: words } : {}), 301)
}
