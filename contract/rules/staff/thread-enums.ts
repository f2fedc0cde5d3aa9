import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

/** Origins of a thread: a form of the shop (including offers), a recorded call, or a quote sent without an enquiry. */
export const threadKinds = [...enquiryKinds, 'call', 'quote'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** Kinds of threads to which assignment rules apply. Calls and quotes belong to the staff member who created them. */
export const assignedKinds = enquiryKinds
export type AssignedKind = (typeof assignedKinds)[number]

/**
 * Statuses of a thread. `new`: not handled yet. `open`: the shop has to reply. `waiting`: the customer has to reply. `automatic`: emails
 * that look machine-generated.
 */
export const threadStatuses = ['new', 'open', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadStatus = (typeof threadStatuses)[number]

/** Channels of a message. `page`: shown in the customer's account on the site, or on the page of a secret link. */
export const threadChannels = ['mail', 'telegram', 'page'] as const
export type ThreadChannel = (typeof threadChannels)[number]

/** Channels through which staff reply outside the shop. Staff record such a reply as a note in the thread. */
export const handChannels = ['whatsapp', 'telegram', 'phone'] as const
export type HandChannel = (typeof handChannels)[number]

export const replyDeliveryStates = ['queued', 'sent', 'failed', 'undelivered'] as const
export type ReplyDeliveryState = (typeof replyDeliveryStates)[number]

/** Filters of the thread list. `active`: new, open or waiting threads. Each other filter is a single status. */
export const threadViews = ['active', 'new', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadView = (typeof threadViews)[number]
