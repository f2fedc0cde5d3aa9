export const reach = {
  title: 'The message will not arrive',
  nobody:
    'The message will reach nobody: the shop knows neither an email address of the client nor their Telegram. Call them, or pass the text on yourself.',
  pageOnly:
    'The shop knows neither an email address of the client nor their Telegram: they will see this only if they happen to open their account. Call them, or pass the text on yourself.',
  call: 'Call {{phone}}',
  copy: 'Copy the text',
  untold: 'Saved. Nothing was sent to the client: pass it on yourself',
}
