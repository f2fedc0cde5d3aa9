import type { Banner } from '#contract/content.ts'
import type { HomeArrangement } from '#contract/home.ts'
import type { Language } from '#contract/language.ts'
import { type BannerValues, type HomeRowName, homeRows, isBannerShown } from '#contract/rules/staff/home-parts.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { type CutPicture, getHomeRow, type Home, type HomePictureRow } from '#server/domain/home/read-home.ts'
import { selectRowPieces } from '#server/domain/home/select-row-pieces.ts'
import { presentPhoto } from '#server/http/present/photo.ts'
import { presentPieceOfAnyKind } from '#server/http/present/piece.ts'

type Context = { language: Language; photoBase: string; now: number }

export function presentHome(catalog: CatalogSnapshot, home: Home, context: Context): HomeArrangement {
  const row = (name: HomeRowName) => {
    const pieces = selectRowPieces(catalog, home, name)
    const title = getHomeRow(home, name)[`title_${context.language}`] || null
    return pieces && { title, pieces: pieces.map((piece) => presentPieceOfAnyKind(piece, catalog.lists, context)) }
  }
  return {
    slides: presentShownBanners(home, { ...context, place: 'hero' }) ?? [],
    banners: presentShownBanners(home, { ...context, place: 'popular' }),
    rows: { hero: row('hero'), arrivals: row('arrivals'), trending: row('trending'), popular: row('popular') },
    hidden_rows: homeRows.filter((name) => getHomeRow(home, name).mode === 'hidden'),
    hidden_brands: catalog.lists.brands.filter(({ isHidden }) => isHidden).map(({ name }) => name[context.language]),
  }
}

export function presentShownBanners(home: Home, { place, ...context }: Context & { place: BannerValues['place'] }): Banner[] | null {
  const banners = home.banners?.filter((banner) => banner.place === place && isBannerShown(banner, context.now))
  return banners?.map((banner) => presentBanner(banner, home, context)) ?? null
}

function presentBanner(banner: BannerValues, { pictures }: Home, { language, photoBase }: Context): Banner {
  const picture = banner.picture === null ? undefined : pictures.get(banner.picture)
  const shown = picture && { ...presentPicture(picture, photoBase), alt: banner[`alt_${language}`] }
  const button = banner[`button_${language}`]
  return {
    id: banner.id,
    title: banner[`title_${language}`],
    text: banner[`text_${language}`],
    image: shown?.image_url ?? null,
    link: banner.link,
    ...(button ? { button } : {}),
    ...(shown ? { picture: shown } : {}),
  }
}

function presentPicture({ desk, phone }: HomePictureRow, photoBase: string): Omit<NonNullable<Banner['picture']>, 'alt'> {
  const wide = presentCut(desk, photoBase)
  const narrow = presentCut(phone, photoBase)
  return {
    image_url: wide.image_url,
    srcset_avif: wide.srcset_avif,
    srcset_webp: wide.srcset_webp,
    phone_srcset_avif: narrow.srcset_avif,
    phone_srcset_webp: narrow.srcset_webp,
    width: wide.width,
    height: wide.height,
    placeholder: wide.placeholder,
  }
}

export const presentCut = (cut: CutPicture, photoBase: string) =>
  presentPhoto({ ...cut, isDemo: false, alt: { ru: '', en: '' } }, { language: 'en', photoBase })
