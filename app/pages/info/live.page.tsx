import { data } from 'react-router'
import { getAlbum } from '#app/client/album.ts'
import { notFound, orNotFound } from '#app/client/not-found.ts'
import { albumPage } from '#app/sections/album/album-page.server.ts'
import { AlbumPage } from '#app/sections/album/album-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/live.page.ts'

/** Shows photographs taken on a customer's request to anyone with the link. Not cached. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const page = pageContext(context)
  if (!/^\d{1,9}-[\w-]{43}$/.test(params.token)) return notFound()
  const isPreview = new URL(request.url).searchParams.get('preview') === '1'
  const album = await orNotFound(getAlbum(page.callApi, params.token, isPreview))
  return data(albumPage(page, album), { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function LiveRoute({ loaderData }: Route.ComponentProps) {
  return <AlbumPage {...loaderData.view} />
}
