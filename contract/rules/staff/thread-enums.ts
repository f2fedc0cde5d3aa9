import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

/** What a thread began with: a form of the shop (an offer among them), a call that somebody wrote down, or a quote for who asked nothing in writing. */
export const threadKinds = [...enquiryKinds, 'call', 'quote'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** What rules give to somebody: a call and a quote belong to who wrote them. */
export const assignedKinds = enquiryKinds
export type AssignedKind = (typeof assignedKinds)[number]

/**
 * `new`: nobody has touched it. `open`: it is the shop's turn. `waiting`: it is the person's turn. `automatic`: emails that look as if a
 * program wrote them.
 */
export const threadStatuses = ['new', 'open', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadStatus = (typeof threadStatuses)[number]

/** Where a message goes or comes from; `page` is the messages of the account, or of a secret link. */
export const threadChannels = ['mail', 'telegram', 'page'] as const
export type ThreadChannel = (typeof threadChannels)[number]

/** What became of a reply. */
export const replyFates = ['queued', 'sent', 'failed', 'undelivered'] as const
export type ReplyFate = (typeof replyFates)[number]

/** Which threads a list shows: what is to do, or those of one status. */
export const threadViews = ['active', 'new', 'waiting', 'done', 'spam', 'automatic'] as const
export type ThreadView = (typeof threadViews)[number]
