/** A search on a map of the web, at a zoom (16 shows a block, 14 a district; INFO-05, INFO-06). */
export function mapAddress(query: string, zoom: number): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom) }).toString()}`
}
