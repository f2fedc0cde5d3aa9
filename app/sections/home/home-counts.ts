export const heroCount = 10
export const newArrivalsFetched = 20
export const newArrivalsShown = 9
/** Number of new pieces of jewelry, and likewise of bags. */
export const arrivalsOfOtherKind = 2
export const trendingFetched = 30
export const trendingShown = 12
export const popularFetched = 10
export const popularSlidesMax = 5
export const faqsShown = 5
