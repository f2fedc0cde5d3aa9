/** Paths of public pages. Search engines index these pages, and banners may link to them. */
export const publicPaths = (
  '/ /catalog /jewelry /bags /sale /menu /video /about /contacts /faq /support /services ' +
  '/payment /service /authenticity /appointment /watch-buyback /privacy-policy /terms'
).split(' ')

/** Paths of personal pages. Texts may link to these pages, but search engines must not index them. */
export const personalPaths = '/cart /favorites /compare /profile /purchase-history /messages /login'.split(' ')
