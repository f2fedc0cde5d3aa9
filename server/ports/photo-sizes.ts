/**
 * Widths of stored photographs in pixels, for `srcset`: for a card, for a card on a high-density screen, for the product page, and for hero
 * and zoom.
 */
export const photoWidths = [400, 800, 1200, 1600]

export const [cardWidth = 0] = photoWidths

/** The maximum size in bytes of a picture in card width. It is small, because a list shows dozens of cards. */
export const cardBytesMax = 12_000

export function smallerWidths(width: number): number[] {
  return photoWidths.filter((each) => each < width)
}
