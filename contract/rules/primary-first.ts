/** Returns the photographs with the primary one at the front, where the gallery starts. */
export function primaryFirst<T extends { is_primary?: boolean | undefined }>(photos: readonly T[]): T[] {
  const primary = photos.find((photo) => photo.is_primary)
  return primary ? [primary, ...photos.filter((photo) => photo !== primary)] : [...photos]
}
