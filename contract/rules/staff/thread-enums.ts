import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

/** Origin of a thread: a form of the shop (including offers), a recorded call, or a quote sent without an enquiry. */
export const threadKinds = [...enquiryKinds, 'call', 'quote'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** Kinds of threads that assignment rules apply to. Calls and quotes belong to the staff member who created them. */
export const assignedKinds = enquiryKinds
export type AssignedKind = (typeof assignedKinds)[number]

/**
 * Statuses of a thread. `new`: nobody has touched it; `open`: the shop's turn; `waiting`: the customer's turn; `automatic`: emails that
 * look machine-generated.
 */
export const threadStatuses = ['new', 'open', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadStatus = (typeof threadStatuses)[number]

/** Channels of a message. `page`: the messages of the account or of a secret link. */
export const threadChannels = ['mail', 'telegram', 'page'] as const
export type ThreadChannel = (typeof threadChannels)[number]

/** Channels through which the staff reply outside the shop; the reply is then noted in the thread. */
export const handChannels = ['whatsapp', 'telegram', 'phone'] as const
export type HandChannel = (typeof handChannels)[number]

export const replyDeliveryStates = ['queued', 'sent', 'failed', 'undelivered'] as const
export type ReplyDeliveryState = (typeof replyDeliveryStates)[number]

/** Filters of the thread list. `active`: threads that are new, open or waiting; the others are single statuses. */
export const threadViews = ['active', 'new', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadView = (typeof threadViews)[number]
