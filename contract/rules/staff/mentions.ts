/**
 * Whether a note mentions a colleague, such as `@Ada`. Ignores case. A longer name that starts with the colleague's name does not count.
 */
export function isMentioned(body: string, name: string): boolean {
  const [text, wanted] = [body.toLocaleLowerCase(), `@${name.toLocaleLowerCase()}`]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + wanted.length))) return true
  return false
}
