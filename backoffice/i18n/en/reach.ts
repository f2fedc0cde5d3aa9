export const reach = {
  title: 'The message will not arrive',
  nobody: 'The message will reach nobody: the client has no known email or Telegram. Call them, or pass the text on yourself.',
  pageOnly: 'The client has no known email or Telegram and will see this only in their account. Call them, or pass the text on yourself.',
  call: 'Call {{phone}}',
  copy: 'Copy the text',
  untold: 'Saved. Nothing was sent to the client: pass it on yourself',
}
