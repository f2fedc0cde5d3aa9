/**
 * How a photograph is cut from its original: first it is turned by quarters, then straightened by some degrees (and enlarged until no
 * corner is empty), then a part is taken, in fractions of the width and height that it has after turning.
 */
export type PhotoCrop = { turn: 0 | 90 | 180 | 270; angle: number; x: number; y: number; width: number; height: number }

/** Straightening goes this far either way, in degrees. */
export const angleMax = 15
/** The least part of a photograph that may be cut out, in fractions of its sides. */
export const cropSideMin = 0.05

/** The ratios that the shop shows: cards and pages of pieces, and the hero of the home page. @public */
export const photoRatios = { gallery: 4 / 5, wide: 16 / 10 } as const

/** All of a photograph as it came. @public */
export const wholePhoto: PhotoCrop = { turn: 0, angle: 0, x: 0, y: 0, width: 1, height: 1 }

/** Whether nothing is cut. */
export function isWhole({ turn, angle, x, y, width, height }: PhotoCrop): boolean {
  return turn === 0 && angle === 0 && x === 0 && y === 0 && width === 1 && height === 1
}

/** How much a picture of these sides is enlarged so that it fills its own frame when it is turned by some degrees. */
export function fillScale(width: number, height: number, angle: number): number {
  const radians = (Math.abs(angle) * Math.PI) / 180
  const ratio = Math.max(width / height, height / width)
  return Math.cos(radians) + Math.sin(radians) * ratio
}

/** The sides of a picture after it was turned by quarters. @public */
export function turnSides(width: number, height: number, turn: PhotoCrop['turn']): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}
