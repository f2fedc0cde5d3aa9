/** Whether the text is a complete `https://` URL of a public host, without credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && !username && !password
}
