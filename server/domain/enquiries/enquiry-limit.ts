import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Forms of all kinds together, from one network. */
export const enquiriesPerMinute = 5

/** Photographs for forms in a day, from one network. */
export const enquiryPhotosPerDay = 60

/** Counts a form of a visitor, whatever its kind. Throws `too-many` above the rate limit. */
export function consumeEnquiryLimit({ rateLimit }: ShopContext, ip: string): Promise<void> {
  return rateLimit.consume(`enquiry ${ipNetworks(ip).line}`, enquiriesPerMinute, 60)
}
