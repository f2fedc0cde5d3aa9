import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

export const personSegments = ['all', 'bought', 'asked', 'waiting', 'consignors', 'vip', 'blocked'] as const
export type PersonSegment = (typeof personSegments)[number]

export const personOrderings = ['last', 'bought', 'orders', 'name'] as const
export type PersonOrdering = (typeof personOrderings)[number]

export const personSizes = ['wrist', 'ring', 'bracelet', 'necklace'] as const
export type PersonSize = (typeof personSizes)[number]

/** Forms in which a person agreed to the policy or to mailings. */
export const consentForms = [...enquiryKinds, 'order', 'saved-search'] as const
export type ConsentForm = (typeof consentForms)[number]

export type HandleKind = 'account' | 'phone' | 'email' | 'telegram'

/** Reasons why two customer cards may belong to the same person. */
export const duplicateReasons = ['phone', 'email', 'telegram', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]
