/** Derives a part's anchor from its English name. If the anchor is taken, appends a number: `how-to-apply`, `how-to-apply-2`. */
export function makeAnchor(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-$/g, '')
    .slice(0, 50)
    .replace(/-$/, '')
  const base = words || 'part'
  let anchor = base
  for (let number = 2; taken.includes(anchor); number++) anchor = `${base}-${number}`
  return anchor
}
