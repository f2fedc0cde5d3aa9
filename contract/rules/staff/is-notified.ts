import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'

/** Whether a message notifies the person. A message in their account alone waits until they happen to open it. */
export const isNotified = ({ channels }: { channels: readonly ThreadChannel[] }): boolean => channels.some((channel) => channel !== 'page')
