import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Rate limit of forms of any kind per network. */
export const enquiriesPerMinute = 5

/** Rate limit of form photographs per network. */
export const enquiryPhotosPerDay = 60

/** Counts a form of any kind for the visitor's network. Throws `too-many` above the rate limit. */
export function consumeEnquiryLimit({ rateLimit }: ShopContext, ip: string): Promise<void> {
  return rateLimit.consume(`enquiry ${ipNetworks(ip).line}`, enquiriesPerMinute, 60)
}
