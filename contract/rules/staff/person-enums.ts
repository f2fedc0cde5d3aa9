import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

/** The segments of the list of people. */
export const personSegments = ['all', 'bought', 'asked', 'waiting', 'consignors', 'vip', 'blocked'] as const
export type PersonSegment = (typeof personSegments)[number]

export const personOrderings = ['last', 'bought', 'orders', 'name'] as const
export type PersonOrdering = (typeof personOrderings)[number]

/** What the desk measures of a person. */
export const personSizes = ['wrist', 'ring', 'bracelet', 'necklace'] as const
export type PersonSize = (typeof personSizes)[number]

/** By what somebody agreed to the shop's policy, or to letters. */
export const consentForms = [...enquiryKinds, 'order', 'saved-search'] as const
export type ConsentForm = (typeof consentForms)[number]

/** By what somebody is known again. */
export type HandleKind = 'account' | 'phone' | 'email' | 'telegram'

/** Why two cards may be of one person. */
export const doubtReasons = ['phone', 'email', 'telegram', 'name'] as const
export type DoubtReason = (typeof doubtReasons)[number]
