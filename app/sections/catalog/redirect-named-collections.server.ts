import { redirect } from 'react-router'
import type { CallApi } from '#app/client/call-api.ts'
import { listCollections } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

/** Redirects a URL that names collections (`?collection=Submariner`), which the API allows, to the list with their ids. */
export async function redirectNamedCollections(call: CallApi, { mode, view }: CatalogState, params: URLSearchParams): Promise<void> {
  const names = params
    .getAll('collection')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && !/^\d{1,9}$/.test(name))
  if (!names.length) return
  const collections = await listCollections(call).then(
    ({ results }) => results,
    () => null,
  )
  // if the collections fail to load, shows the list unchanged
  if (!collections) return
  const ids = collections.filter(({ name }) => names.includes(name.toLowerCase())).map(({ id }) => id)
  throw redirect(paths.list(mode, { ...view, collection: [...(view.collection ?? []), ...ids] }))
}
