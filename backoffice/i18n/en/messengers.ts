export const messengers = {
  open: { whatsapp: 'Open in WhatsApp', telegram: 'Open in Telegram' },
  noteReply: 'Note a reply',
  note: {
    whatsapp: 'Note: answered by WhatsApp',
    telegram: 'Note: answered by Telegram',
    phone: 'Note: answered by phone',
  },
  noted: {
    whatsapp: 'Noted: answered by WhatsApp',
    telegram: 'Noted: answered by Telegram',
    phone: 'Noted: answered by phone',
  },
  badge: { whatsapp: 'Answered by WhatsApp', telegram: 'Answered by Telegram', phone: 'Answered by phone' },
  unfilled: 'A field in double braces is still empty: replace it.',
  links: 'Links for the client',
  quote: 'Quote',
  album: 'Live photographs',
  notCopied: 'The browser did not allow copying. Select the link and copy it yourself.',
}
