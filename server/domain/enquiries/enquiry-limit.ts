import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Maximum number of submitted forms per network, of all kinds together. */
export const enquiriesPerMinute = 5

/** Maximum number of photographs uploaded with forms per network. */
export const enquiryPhotosPerDay = 60

/** Counts a submitted form towards the rate limit of the visitor's network. Throws `too-many` above the limit. */
export function consumeEnquiryLimit({ rateLimit }: ShopContext, ip: string): Promise<void> {
  return rateLimit.consume(`enquiry ${ipNetworks(ip).line}`, enquiriesPerMinute, 60)
}
