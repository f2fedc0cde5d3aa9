import type { CallApi } from '#app/client/call-api.ts'
import { listAllKinds, listBags, listBrands, listJewelry, listPopular, listWatches } from '#app/client/catalog.ts'
import { getHome, listBanners, listFaqs } from '#app/client/content.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { builtInFaqs, type ShownFaq } from '#app/sections/built-in-faqs.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import { type EditorialImageName, editorialImageUrl } from '#app/sections/editorial-images/editorial-image.server.ts'
import { brandCircles } from '#app/sections/home/brand-circles.ts'
import { heroPieces } from '#app/sections/home/hero-pieces.ts'
import {
  heroCount,
  arrivalsOfOtherKind,
  newArrivalsFetched,
  newArrivalsShown,
  trendingFetched,
  trendingShown,
  popularFetched,
  popularSlidesMax,
  faqsShown,
} from '#app/sections/home/home-counts.ts'
import { homePiece, mixKinds } from '#app/sections/home/home-piece.ts'
import { pickSome } from '#app/sections/home/pick-some.ts'
import { popularSlides } from '#app/sections/home/popular-slides.ts'
import type { BagCard } from '#contract/bag.ts'
import type { Banner } from '#contract/content.ts'
import type { HomeArrangement } from '#contract/home.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { Page } from '#contract/paging.ts'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import type { WatchCard } from '#contract/watch.ts'

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/**
 * Loads the content of the home page. A failed call affects only its own section. The section shows a fallback (departments instead of
 * pieces in the hero, built-in questions instead of the shop's), or an error if its data are null. Makes random choices here, so that
 * server and browser render the same.
 */
export async function loadHome(callApi: CallApi, t: Translate, random: () => number, preview: string | null = null) {
  const newest = '-production_year'
  const added = '-published_at'
  const [home, latest, arrivals, jewelry, bags, trending, popular, banners, faqs, brands] = await Promise.all([
    loadArrangement(callApi, preview),
    orNull(listWatches(callApi, { page_size: heroCount, ordering: newest })),
    orPage(listWatches(callApi, { page_size: newArrivalsFetched, ordering: added })),
    orPage(listJewelry(callApi, { page_size: arrivalsOfOtherKind, ordering: added })),
    orPage(listBags(callApi, { page_size: arrivalsOfOtherKind, ordering: added })),
    orNull(listAllKinds(callApi, { page_size: trendingFetched })),
    orNull(listPopular(callApi, popularFetched)),
    orNull(listBanners(callApi)),
    orNull(listFaqs(callApi)),
    orNull(listBrands(callApi)),
  ])
  const popularOrLatest = popular && popular.length < 2 ? (latest ?? []) : popular
  const rows = home?.rows
  const ofAnyKind = (pieces: readonly PieceOfAnyKind[]) => pieces.map((piece) => homePiece(piece, piece.kind))
  // a single piece forms no pair
  const chosenPopular = rows?.popular && rows.popular.pieces.length > 1 ? rows.popular : null
  const popularPieces = chosenPopular ? ofAnyKind(chosenPopular.pieces) : popularOrLatest?.map((watch) => homePiece(watch))
  return {
    slides: (home?.slides ?? []).map(withPicture),
    hero: rows?.hero ? ofAnyKind(rows.hero.pieces) : heroPieces(latest ?? [], jewelry?.results ?? [], bags?.results ?? []),
    doors: { watches: doorOf(arrivals), jewelry: doorOf(jewelry), bags: doorOf(bags) },
    brands: brandCircles(brands ?? [], home?.hidden_brands),
    arrivals: rows?.arrivals
      ? rows.arrivals.pieces.map(toCardPiece)
      : arrivals &&
        mixKinds(pickSome(arrivals.results, newArrivalsShown, random), jewelry?.results ?? [], bags?.results ?? []).map(toCardPiece),
    trending: rows?.trending
      ? ofAnyKind(rows.trending.pieces)
      : trending && pickSome(trending, trendingShown, random).map((piece) => homePiece(piece, piece.kind)),
    popular: popularPieces ? popularSlides(popularPieces, (home?.banners ?? banners ?? []).map(withPicture), popularSlidesMax) : null,
    titles: { arrivals: rows?.arrivals?.title ?? null, trending: rows?.trending?.title ?? null, popular: chosenPopular?.title ?? null },
    hiddenRows: home?.hidden_rows ?? [],
    faqs: shownFaqs(faqs ?? [], t),
    isComplete: [home, latest, arrivals, jewelry, bags, trending, popular, banners, faqs, brands].every((part) => part !== null),
  }
}

function doorOf(page: Page<WatchCard | JewelryCard | BagCard> | null) {
  const [newest] = page?.results ?? []
  const photo = newest && toCardPiece(newest).photos[0]
  return { count: page?.count ?? null, photo: photo && { ...photo, placeholder: '' } }
}

/**
 * Loads the published layout, or the draft of a preview token. Responds with a 404 if the draft does not exist. Returns null if the
 * published layout cannot be loaded; the page then uses the default layout.
 */
async function loadArrangement(callApi: CallApi, preview: string | null): Promise<HomeArrangement | null> {
  return preview === null ? getHome(callApi, null).catch(() => null) : orNotFound(getHome(callApi, preview))
}

/** Pictures for banners that link to a page of the shop and have no picture of their own. */
const pictures: Partial<Record<string, EditorialImageName>> = {
  [paths.watchBuyback]: 'parcel',
  [paths.authenticity]: 'stones',
  [paths.service]: 'workbench',
  [paths.appointment]: 'tray',
}

function withPicture(banner: Banner): Banner {
  const name = pictures[banner.link]
  return banner.image === null && name ? { ...banner, image: editorialImageUrl(name) } : banner
}

async function orPage<T>(call: Promise<Page<T>>): Promise<Page<T> | null> {
  return call.catch(() => null)
}

async function orNull<T>(call: Promise<Page<T>>): Promise<T[] | null> {
  try {
    return (await call).results
  } catch {
    return null
  }
}

/** Returns the first active questions; five built-in questions if there are none (HOME-07). */
function shownFaqs(faqs: readonly { id: number; question: string; answer: string; is_active: boolean; order: number }[], t: Translate) {
  const active = faqs.filter((faq) => faq.is_active).slice(0, faqsShown)
  if (active.length) return active.map(({ id, question, answer }): ShownFaq => ({ id: String(id), question, answer }))
  return builtInFaqs(t)
}
