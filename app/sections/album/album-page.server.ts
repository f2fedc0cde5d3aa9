import { paths } from '#app/client/paths.ts'
import { albumTexts } from '#app/i18n/album-texts.server.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import type { AlbumView } from '#app/sections/album/album-page.tsx'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import type { LinkedAlbum } from '#contract/album.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function albumPage(page: PageContext, album: LinkedAlbum) {
  const { language } = page
  const texts = albumTexts[language]
  const { piece } = album
  const view: AlbumView = {
    label: texts.title,
    kind: piece.kind,
    title: piece.name,
    reference: piece.reference,
    taken: texts.taken(shopDay(language, album.taken_at)),
    note: album.note,
    photos: album.photos,
    links: [
      { label: texts.toPiece, path: piecePath(piece.kind, piece.id) },
      { label: texts.visit, path: paths.appointmentFor(piece) },
    ],
    until: texts.until(shopDay(language, album.until)),
  }
  const head = page.head({ path: paths.live('-'), title: texts.title, description: texts.description, isPrivate: true })
  return { view, head }
}
