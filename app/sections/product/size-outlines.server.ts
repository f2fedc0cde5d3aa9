import type { BagSize, WatchSize } from '#contract/rules/piece-size.ts'

type Label = { x: number; y: number; textAnchor: 'middle'; children: string }
/** SVG paths in millimeters: the piece and what it is compared with have true lengths, details only hint at what the piece is. */
type Outlines = { piece: string; detail: string; reference: string }
export type Drawing = Outlines & { width: number; height: number; pixelsPerMm: number; label?: Label }

/** The wrist is an ellipse with a circumference of 170 mm. */
const wrist = { halfWidth: 28, halfDepth: 26.1 }
/** Half the height of the picture around the axis of the forearm, which is slightly wider than the wrist. */
const halfHeight = 33
const forearmLength = 104
const sectionCenter = 144
const sectionEnd = 176

/** Draws a watch on a wrist, from above and, if its thickness is known, as a section of the wrist. */
export function drawWatch({ diameter, thickness }: WatchSize): Drawing {
  const radius = diameter / 2
  const axis = thickness === null ? halfHeight : Math.max(halfHeight, wrist.halfDepth + thickness + 1)
  const above = drawFromAbove(radius, axis)
  const size = { height: axis + halfHeight, pixelsPerMm: 2 }
  if (thickness === null) return { ...above, ...size, width: forearmLength }
  const section = drawSection(radius, thickness, axis)
  return {
    piece: above.piece + section.piece,
    detail: above.detail + section.detail,
    reference: above.reference + section.reference,
    ...size,
    width: sectionEnd,
  }
}

/** Draws the forearm from left to right, its hand at the right, with strap, case and crown. */
function drawFromAbove(radius: number, axis: number): Outlines {
  const center = forearmLength / 2
  const lug = radius * 0.52
  const end = radius * 0.44
  const sides = [-1, 1].map((side) => {
    const at = (distance: number) => axis + side * distance
    const fold = at(Math.max(wrist.halfWidth + 0.8, radius + 1))
    const begin = at(Math.sqrt(radius ** 2 - lug ** 2))
    return {
      strap:
        path`M${center - lug} ${begin}L${center - end} ${fold}Q${center} ${fold + side} ${center + end} ${fold}` +
        path`L${center + lug} ${begin}`,
      forearm: path`M0 ${at(31)}C16 ${at(29)} 28 ${at(wrist.halfWidth)} ${center - end} ${at(wrist.halfWidth)}`,
      hand: path`M${center + end} ${at(wrist.halfWidth)}C76 ${at(wrist.halfWidth)} 90 ${at(29)} ${forearmLength} ${at(32)}`,
    }
  })
  return {
    piece: circle(center, axis, radius) + path`M${center + radius} ${axis - 1.8}h1.8v3.6h-1.8`,
    detail: sides.map(({ strap }) => strap).join('') + circle(center, axis, radius * 0.86) + drawHours(center, axis, radius),
    reference: sides.map(({ forearm, hand }) => forearm + hand).join(''),
  }
}

/** Draws the marks of the hours, and hands at ten past ten. */
function drawHours(x: number, y: number, radius: number): string {
  const mark = (hour: number, from: number, to: number) => {
    const angle = (hour * Math.PI) / 6
    const [across, up] = [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    return path`M${x + across * from} ${y + up * from}L${x + across * to} ${y + up * to}`
  }
  return Array.from({ length: 12 }, (_, hour) => mark(hour, 0.68, 0.78)).join('') + mark(10.17, 0, 0.4) + mark(2, 0, 0.6)
}

/** Draws the wrist in section, the case on top and the strap around. */
function drawSection(radius: number, thickness: number, axis: number): Outlines {
  const [x, back] = [sectionCenter, axis - wrist.halfDepth]
  const [face, bezel, strap] = [back - thickness, back - thickness * 0.7, back - thickness * 0.2]
  const [width, depth] = [wrist.halfWidth + 1.6, wrist.halfDepth + 1.6]
  return {
    piece:
      path`M${x - radius} ${back}V${bezel}L${x - radius * 0.9} ${face}H${x + radius * 0.9}L${x + radius} ${bezel}V${back}Z` +
      circle(x, back - thickness * 0.4, Math.min(1.8, thickness * 0.25)),
    detail:
      path`M${x - radius} ${strap}C${x - radius - 4} ${back + 3} ${x - width} ${axis - 14} ${x - width} ${axis}` +
      path`A${width} ${depth} 0 0 0 ${x + width} ${axis}C${x + width} ${axis - 14} ${x + radius + 4} ${back + 3} ${x + radius} ${strap}`,
    reference: ellipse([x, axis], wrist.halfWidth, wrist.halfDepth),
  }
}

const sheet = { width: 210, height: 297 }
const bagGap = 40
/** The largest picture of a bag, in pixels. */
const bagPicture = { width: 336, height: 160 }

/** Draws a bag without its handles beside an A4 sheet, both standing on one line. */
export function drawBag({ width, height }: BagSize): Drawing {
  const floor = Math.max(height, sheet.height)
  const sheetAt = width + bagGap
  const all = { width: sheetAt + sheet.width, height: floor }
  const [top, corner, seam] = [floor - height, Math.min(width, height) * 0.08, floor - height * 0.88]
  return {
    ...all,
    piece: path`M0 ${top}H${width}V${floor - corner}q0 ${corner} ${-corner} ${corner}H${corner}q${-corner} 0 ${-corner} ${-corner}Z`,
    detail: path`M0 ${seam}H${width}`,
    reference: path`M${sheetAt} ${floor - sheet.height}h${sheet.width}v${sheet.height}h${-sheet.width}Z`,
    pixelsPerMm: Math.min(bagPicture.width / all.width, bagPicture.height / all.height),
    label: { children: 'A4', x: sheetAt + sheet.width / 2, y: floor - sheet.height / 2, textAnchor: 'middle' },
  }
}

/** Draws the opening of a ring beside a bank card. */
export function drawRing(diameter: number): Drawing {
  const card = { width: 85.6, height: 54, corner: 3.2 }
  const [radius, middle] = [diameter / 2, card.height / 2]
  const band = radius + 1.8
  const cardAt = band * 2 + 12
  const [across, down, corner] = [card.width - card.corner * 2, card.height - card.corner * 2, card.corner]
  return {
    width: cardAt + card.width,
    height: card.height,
    pixelsPerMm: 2.4,
    piece: circle(band, middle, radius),
    detail: circle(band, middle, band) + path`M${cardAt + 9} 18h12v9h-12Z`,
    reference:
      path`M${cardAt + corner} 0h${across}q${corner} 0 ${corner} ${corner}v${down}q0 ${corner} ${-corner} ${corner}` +
      path`h${-across}q${-corner} 0 ${-corner} ${-corner}v${-down}q0 ${-corner} ${corner} ${-corner}Z`,
  }
}

const circle = (x: number, y: number, radius: number): string => ellipse([x, y], radius, radius)

function ellipse([x, y]: [x: number, y: number], across: number, up: number): string {
  return path`M${x - across} ${y}a${across} ${up} 0 1 0 ${across * 2} 0a${across} ${up} 0 1 0 ${across * -2} 0`
}

/** Builds an SVG path with its numbers rounded to a hundredth; a coarser radius would deform a small ring. */
function path(commands: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: commands }, ...numbers.map((number) => Math.round(number * 100) / 100))
}
