import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '#app/client/paths.ts'

/** Redirects the old URLs /watches, /product-detail and /search?q=x to the catalog; `q` becomes the catalog's search. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const searchText = (searchParams.get('q') ?? searchParams.get('search') ?? '').trim()
  return redirect(paths.catalog(searchText ? { search: searchText } : {}), 301)
}
