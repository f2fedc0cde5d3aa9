/** Pages of the shop that anybody may find: search engines know them, and banners lead to them. */
export const publicPaths = (
  '/ /catalog /jewelry /bags /sale /menu /video /about /contacts /faq /support /services ' +
  '/service /authenticity /appointment /watch-buyback /privacy-policy /terms'
).split(' ')

/** Pages that show people their own: texts may lead there, search engines do not. */
export const personalPaths = '/cart /favorites /compare /profile /purchase-history /messages /login'.split(' ')
