/**
 * The crop of a photograph. Its steps are applied in this order: rotate by `turn` degrees, straighten by `angle` degrees, enlarge until no
 * corner is empty, cut. `x`, `y`, `width` and `height` of the cut are fractions of the sides after `turn`.
 */
export type PhotoCrop = { turn: 0 | 90 | 180 | 270; angle: number; x: number; y: number; width: number; height: number }

/** The maximum straightening in either direction, in degrees. */
export const angleMax = 15
/** The minimum side of a crop, as a fraction of the photograph's side. */
export const cropSideMin = 0.05

/** Aspect ratios: `gallery` for cards and pages of pieces, `wide` for the hero of the home page. @public */
export const photoRatios = { gallery: 4 / 5, wide: 16 / 10 } as const

/** The crop that changes nothing. @public */
export const wholePhoto: PhotoCrop = { turn: 0, angle: 0, x: 0, y: 0, width: 1, height: 1 }

export function isFullFrame({ turn, angle, x, y, width, height }: PhotoCrop): boolean {
  return turn === 0 && angle === 0 && x === 0 && y === 0 && width === 1 && height === 1
}

/** Returns the factor by which a picture rotated by `angle` degrees must be enlarged to fill its frame. */
export function fillScale(width: number, height: number, angle: number): number {
  const radians = (Math.abs(angle) * Math.PI) / 180
  const ratio = Math.max(width / height, height / width)
  return Math.cos(radians) + Math.sin(radians) * ratio
}

/** Returns the sides of a picture after a rotation by `turn` degrees. @public */
export function turnSides(width: number, height: number, turn: PhotoCrop['turn']): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}
