/** Whether a note mentions a colleague: `@Ada`, ignoring case, but not as the beginning of a longer name. */
export function isMentioned(body: string, name: string): boolean {
  const [text, wanted] = [body.toLocaleLowerCase(), `@${name.toLocaleLowerCase()}`]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + wanted.length))) return true
  return false
}
