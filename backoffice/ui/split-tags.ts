export function splitTags(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(tags.filter(Boolean))]
}
