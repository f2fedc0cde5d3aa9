/** Returns the URL of a chat in Telegram or WhatsApp with a message that is already written. */
export const chatUrl = (url: string, message: string): string => `${url}${url.includes('?') ? '&' : '?'}text=${encodeURIComponent(message)}`
