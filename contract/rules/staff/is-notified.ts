import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'

/** Whether a message notifies the person. A message that is shown only on the site does not notify anybody. */
export const isNotified = ({ channels }: { channels: readonly ThreadChannel[] }): boolean => channels.some((channel) => channel !== 'page')
