import { dayS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Forms of all kinds together, from one network. */
export const enquiriesPerMinute = 5

/** Photographs for forms, from one network. */
export const enquiryPhotosPerDay = 60

/** Counts a form of a visitor, whatever its kind. Throws `too-many` above the rate limit. */
export function consumeEnquiryLimit({ rateLimit }: ShopContext, ip: string): Promise<void> {
  return rateLimit.consume(`enquiry ${ipNetworks(ip).line}`, enquiriesPerMinute, 60)
}

/** Counts a photograph for a form; `sender` is the visitor's network. Throws `too-many` above the rate limit. */
export function consumeEnquiryPhotoLimit({ rateLimit }: ShopContext, sender: string): Promise<void> {
  return rateLimit.consume(`enquiry photo ${sender}`, enquiryPhotosPerDay, dayS)
}
