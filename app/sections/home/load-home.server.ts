import type { CallApi } from '#app/client/call-api.ts'
import { listBrands, listPopular, listWatches } from '#app/client/catalog.ts'
import { listBanners, listFaqs } from '#app/client/content.ts'
import { paths } from '#app/client/paths.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { builtInFaqs, type ShownFaq } from '#app/sections/built-in-faqs.server.ts'
import { type EditorialImageName, editorialImageUrl } from '#app/sections/editorial-images/editorial-image.server.ts'
import { brandCircles } from '#app/sections/home/brand-circles.ts'
import {
  heroCount,
  newArrivalsFetched,
  newArrivalsShown,
  trendingFetched,
  trendingShown,
  popularFetched,
  popularSlidesMax,
  faqsShown,
} from '#app/sections/home/home-counts.ts'
import { heroWatch, homeWatch, withTwoPhotos } from '#app/sections/home/home-watch.ts'
import { pickSome } from '#app/sections/home/pick-some.ts'
import { popularSlides } from '#app/sections/home/popular-slides.ts'
import type { Banner } from '#contract/content.ts'
import type { Page } from '#contract/paging.ts'

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/**
 * What the home page shows. Each part is independent: one whose call failed is null, and its section says so. Chance is
 * decided here, so that the server and the browser show the same.
 */
export async function loadHome(callApi: CallApi, t: Translate, random: () => number) {
  const newest = '-production_year'
  const [latest, arrivals, trending, popular, banners, faqs, brands] = await Promise.all([
    orNull(listWatches(callApi, { page_size: heroCount, ordering: newest })),
    orNull(listWatches(callApi, { page_size: newArrivalsFetched, ordering: newest })),
    orNull(listWatches(callApi, { page_size: trendingFetched })),
    orNull(listPopular(callApi, popularFetched)),
    orNull(listBanners(callApi)),
    orNull(listFaqs(callApi)),
    orNull(listBrands(callApi)),
  ])
  const popularOrLatest = popular && popular.length < 2 ? (latest ?? []) : popular
  return {
    hero: (latest ?? []).map(heroWatch),
    brands: brandCircles(brands ?? []),
    arrivals: arrivals && pickSome(arrivals, newArrivalsShown, random).map(withTwoPhotos),
    trending: trending && pickSome(trending, trendingShown, random).map(homeWatch),
    popular: popularOrLatest && popularSlides(popularOrLatest.map(homeWatch), (banners ?? []).map(withPicture), popularSlidesMax),
    faqs: shownFaqs(faqs ?? [], t),
    isWhole: [latest, arrivals, trending, popular, banners, faqs, brands].every((part) => part !== null),
  }
}

/** What a banner about a page of the shop shows, unless it has a picture of its own. */
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

async function orNull<T>(call: Promise<Page<T>>): Promise<T[] | null> {
  try {
    return (await call).results
  } catch {
    return null
  }
}

/** The first questions in their order; five of our own when there are none (HOME-07). */
function shownFaqs(faqs: readonly { id: number; question: string; answer: string; is_active: boolean; order: number }[], t: Translate) {
  const active = faqs.filter((faq) => faq.is_active).slice(0, faqsShown)
  if (active.length) return active.map(({ id, question, answer }): ShownFaq => ({ id: String(id), question, answer }))
  return builtInFaqs(t)
}
