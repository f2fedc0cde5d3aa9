/** Channels by which a person can receive photographs taken on request. */
export const photoChannels = ['email', 'whatsapp', 'telegram', 'sms'] as const
