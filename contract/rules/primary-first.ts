/** Returns the photographs with the primary photograph first, because the gallery starts with it. */
export function primaryFirst<T extends { is_primary?: boolean | undefined }>(photos: readonly T[]): T[] {
  const primary = photos.find((photo) => photo.is_primary)
  return primary ? [primary, ...photos.filter((photo) => photo !== primary)] : [...photos]
}
