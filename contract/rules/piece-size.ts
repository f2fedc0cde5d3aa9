/** Diameter of a round case and its thickness, in millimeters. The thickness is null if it is unknown. */
export type WatchSize = { diameter: number; thickness: number | null }
/** Width and height of a bag without its handles, in millimeters. */
export type BagSize = { width: number; height: number }

type MeasuredWatch = {
  case_diameter_mm: number | null
  case_thickness_mm: number | null
  model_name: string
  collection: { name: string } | null
}

/** Plausible lengths in millimeters, both bounds inclusive. Other lengths are mistakes, such as centimeters entered as millimeters. */
const plausible = { caseDiameter: [15, 60], caseThickness: [1.5, 30], bagSide: [50, 800], bagDepth: [1, 800], ring: [12, 26] } as const

/** Models and collections whose cases are not round. The diameter of such a case is its width, which does not describe its shape. */
const rectangular =
  /\b(?:Tank|Santos|Panthère|Crash|Reverso|Monaco|Gondolo|Long Island|Vintage 1945|Avenue|Swiss Alp Watch|Seventies|American 1921)\b/iu
const curved = /\b(?:Baignoire|Tortue|Golden Ellipse|Reine de Naples|Serpenti|Crazy Hours|Cintrée|Master Banker|Vanguard|RM \d\d)\b/iu

const millimeters: Record<string, number> = { mm: 1, мм: 1, cm: 10, см: 10 }
/** Separators of sides: the multiplication sign, an asterisk, and the Latin and the Cyrillic letter that look like the sign. */
const times = /[×*xх]/u
const length = /^(\d+(?:[.,]\d+)?)\s*(mm|мм|cm|см)?$/u
const ringSize = /^(\d\d)\s*\((\d+(?:[.,]\d+)?)\s*(?:mm|мм)\)$/u

/** Returns the size of a watch. Null if its case is not round, or its diameter is unknown or implausible. */
export function watchSize(watch: MeasuredWatch): WatchSize | null {
  const { case_diameter_mm: diameter, case_thickness_mm: thickness } = watch
  if (diameter === null || !isWithin(diameter, plausible.caseDiameter)) return null
  const names = `${watch.collection?.name ?? ''} ${watch.model_name}`
  if (rectangular.test(names) || curved.test(names)) return null
  return { diameter, thickness: thickness !== null && isWithin(thickness, plausible.caseThickness) ? thickness : null }
}

/**
 * Reads the size of a bag: width, height and perhaps depth, with a unit after the last one («25,5 × 15 × 9 см», "25x15 cm"). Null if the
 * text says anything else, or a length is implausible.
 */
export function bagSize(text: string | null): BagSize | null {
  const [width, height, depth = plausible.bagDepth[0], ...more] = readLengths(text ?? '')
  if (width === undefined || height === undefined || more.length) return null
  const sides = [width, height].every((side) => isWithin(side, plausible.bagSide))
  return sides && isWithin(depth, plausible.bagDepth) ? { width, height } : null
}

/**
 * Reads the inner diameter of a ring in millimeters from its size: «53 (16,9 мм)». Null for any other text: only if the size, which is the
 * circumference in millimeters, fits the diameter is it certain that the diameter is that of a ring.
 */
export function ringDiameter(text: string | null): number | null {
  const [, size, inner] = ringSize.exec(text?.trim().toLowerCase() ?? '') ?? []
  if (size === undefined || inner === undefined) return null
  const diameter = toNumber(inner)
  return isWithin(diameter, plausible.ring) && Math.abs(diameter * Math.PI - Number(size)) <= 1 ? diameter : null
}

/** Returns the lengths of «25 × 15 × 9 см» in millimeters; empty if the text is no such size, or its units differ. */
function readLengths(text: string): number[] {
  const sides = text
    .toLowerCase()
    .split(times)
    .map((side) => length.exec(side.trim()))
  const unit = sides.at(-1)?.[2]
  const factor = unit === undefined ? undefined : millimeters[unit]
  if (factor === undefined) return []
  const lengths = sides.flatMap((side) => (side?.[1] && (side[2] ?? unit) === unit ? [toNumber(side[1]) * factor] : []))
  return lengths.length === sides.length ? lengths : []
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))

function isWithin(value: number, [min, max]: readonly [min: number, max: number]): boolean {
  return value >= min && value <= max
}
