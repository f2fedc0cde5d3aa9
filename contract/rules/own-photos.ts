/** What a page shows of a piece: photographs of it or of its model (`is_demo`), and albums of live photographs. */
export type ShownPhotos = { photos: readonly { is_demo: boolean }[]; live_photos?: readonly unknown[] | undefined }

/** Whether the piece itself is shown: only then may a text say that the pictures are of this very piece (PROM-04). */
export function hasOwnPhotos({ photos, live_photos: albums = [] }: ShownPhotos): boolean {
  return albums.length > 0 || photos.some((photo) => !photo.is_demo)
}
