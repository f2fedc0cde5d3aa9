export type PopularSlide<W, B> = { pair: [W, W]; banner?: undefined } | { banner: B; pair?: undefined }

/**
 * Alternates pairs of watches with banners, starting with a pair (HOME-06). Drops an unpaired watch. Without pairs, returns only banners.
 */
export function popularSlides<W, B>(watches: readonly W[], banners: readonly B[], max: number): PopularSlide<W, B>[] {
  const pairs = pairsOf(watches)
  const slides = pairs.length ? pairs.flatMap((pair, at) => [{ pair }, ...bannerSlide(banners[at])]) : banners.flatMap(bannerSlide)
  return slides.slice(0, max)
}

function pairsOf<W>(watches: readonly W[]): [W, W][] {
  const [first, second, ...rest] = watches
  return first === undefined || second === undefined ? [] : [[first, second], ...pairsOf(rest)]
}

function bannerSlide<B>(banner: B | undefined): { banner: B }[] {
  return banner === undefined ? [] : [{ banner }]
}
