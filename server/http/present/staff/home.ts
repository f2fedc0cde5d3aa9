import type { z } from 'zod'
import { type BannerValues, type HomeRowName, homeRows } from '#contract/rules/staff/home-parts.ts'
import type { HomeDraft, HomePicture } from '#contract/staff/home.ts'
import { isListed } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'
import { type CutPicture, getHomeRow, type Home, type HomePictureRow } from '#server/domain/home/read-home.ts'
import { presentCut } from '#server/http/present/home.ts'
import { presentPhoto } from '#server/http/present/photo.ts'

type Context = { isChanged: boolean; photoBase: string }

export function presentHomeDraft(catalog: CatalogSnapshot, home: Home, { isChanged, photoBase }: Context): HomeDraft {
  const row = (name: HomeRowName) => {
    const stored = getHomeRow(home, name)
    return { ...stored, brand_ids: replaceMergedIds(catalog.lists, 'brands', stored.brand_ids) }
  }
  const rows = { hero: row('hero'), arrivals: row('arrivals'), trending: row('trending'), popular: row('popular') }
  const ids = new Set(homeRows.flatMap((name) => rows[name].pieces))
  return {
    version: home.version,
    banners: home.banners ?? takeOverBanners(catalog),
    has_own_banners: home.banners !== null,
    rows,
    is_changed: isChanged,
    pictures: [...home.pictures.values()].map((picture) => presentHomePicture(picture, photoBase)),
    pieces: [...ids].flatMap((id) => presentNamed(catalog, id, photoBase)),
  }
}

function takeOverBanners({ content }: CatalogSnapshot): BannerValues[] {
  return content.banners.map(({ title, text, link }, at) => ({
    id: at + 1,
    place: 'popular',
    title_ru: title.ru,
    title_en: title.en,
    text_ru: text.ru,
    text_en: text.en,
    button_ru: '',
    button_en: '',
    link,
    picture: null,
    alt_ru: '',
    alt_en: '',
    shown_from: null,
    shown_until: null,
    is_active: true,
  }))
}

export function presentHomePicture({ id, desk, phone }: HomePictureRow, photoBase: string): z.output<typeof HomePicture> {
  const cut = (picture: CutPicture) => {
    const { thumbnail_url: url, width, height } = presentCut(picture, photoBase)
    return { url, width, height, crop: picture.crop }
  }
  return { id, desk: cut(desk), phone: cut(phone) }
}

function presentNamed(catalog: CatalogSnapshot, id: number, photoBase: string): HomeDraft['pieces'] {
  const row = findRow(catalog, id)
  if (!row) return []
  const [photo] = row.photos ?? []
  return [
    {
      id,
      kind: row.kind,
      name: [nameOf(catalog.lists, 'brands', row.brandId, 'en'), row.modelName].filter(Boolean).join(' '),
      reference: row.reference,
      thumbnail_url: photo ? presentPhoto(photo, { language: 'en', photoBase }).thumbnail_url : null,
      is_listed: isListed(row),
    },
  ]
}
