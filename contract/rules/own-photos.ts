/** The pictures of a piece: photographs of the piece or of its model (`is_demo`), and albums of photographs taken on request. */
export type ShownPhotos = { photos: readonly { is_demo: boolean }[]; live_photos?: readonly unknown[] | undefined }

/** Whether at least one picture shows the piece itself. Only then may a text claim that the pictures show this very piece. */
export function hasOwnPhotos({ photos, live_photos: albums = [] }: ShownPhotos): boolean {
  return albums.length > 0 || photos.some((photo) => !photo.is_demo)
}
