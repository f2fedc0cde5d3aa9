/** Widths of stored photographs in pixels, for `srcset`: card, card on a high-density screen, product page, hero and zoom. */
export const photoWidths = [400, 800, 1200, 1600]

export const [cardWidth = 0] = photoWidths

/** The size limit in bytes of a picture in card width, because a list shows dozens of cards. */
export const cardBytesMax = 12_000

export function smallerWidths(width: number): number[] {
  return photoWidths.filter((each) => each < width)
}
