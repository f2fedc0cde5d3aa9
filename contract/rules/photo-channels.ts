/** Where a person wants live photographs sent. */
export const photoChannels = ['email', 'whatsapp', 'telegram', 'sms'] as const
