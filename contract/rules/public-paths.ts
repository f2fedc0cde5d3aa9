/** Public pages: search engines index them, and banners may link to them. */
export const publicPaths = (
  '/ /catalog /jewelry /bags /sale /menu /video /about /contacts /faq /support /services ' +
  '/service /authenticity /appointment /watch-buyback /privacy-policy /terms'
).split(' ')

/** Personal pages: texts may link to them, search engines must not index them. */
export const personalPaths = '/cart /favorites /compare /profile /purchase-history /messages /login'.split(' ')
