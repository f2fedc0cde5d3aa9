import { fillScale, type PhotoCrop, wholePhoto } from '#contract/rules/staff/photo-crop.ts'
import type { PhotoCut } from '#server/db/tables/catalog.ts'
import type { StoredPin, StoredZone } from '#server/db/tables/reports.ts'

export type CutPhoto = { hash: string; crop: PhotoCrop | null; width: number; height: number; cuts: PhotoCut[] }
type Point = { x: number; y: number }

/**
 * Moves the pins of a report's zones to the same points in the current crops of the photographs (OWN-60). Leaves a pin unchanged if it is
 * outside of the current crop or on a deleted photograph.
 */
export function movePinsWithCrops(zones: readonly StoredZone[], photos: readonly CutPhoto[]): StoredZone[] {
  if (!photos.length) return [...zones]
  return zones.map((zone) => ({ ...zone, pins: zone.pins.map((pin) => followPin(pin, photos)) }))
}

function followPin(pin: StoredPin, photos: readonly CutPhoto[]): StoredPin {
  if (photos.some(({ hash }) => hash === pin.photo)) return pin
  for (const photo of photos) {
    const cut = photo.cuts.find(({ hash }) => hash === pin.photo)
    if (!cut) continue
    const movedPoint = movePoint(pin, { from: cut.crop ?? wholePhoto, to: photo.crop ?? wholePhoto, ratio: ratioOf(photo) })
    return movedPoint ? { ...pin, ...movedPoint, photo: photo.hash } : pin
  }
  return pin
}

/** Aspect ratio (width divided by height) of the original. */
function ratioOf({ crop, width, height }: CutPhoto): number {
  const cut = crop ?? wholePhoto
  const turned = width / cut.width / (height / cut.height)
  return cut.turn % 180 === 0 ? turned : 1 / turned
}

type Move = { from: PhotoCrop; to: PhotoCrop; ratio: number }

/** Maps a point from one crop of a picture to another; null if the point is outside of the other crop. */
export function movePoint(point: Point, { from, to, ratio }: Move): Point | null {
  const { x, y } = toCut(toOriginal(point, from, ratio), to, ratio)
  const isIn = (value: number) => value >= 0 && value <= 1
  return isIn(x) && isIn(y) ? { x, y } : null
}

/** Aspect ratio of the original after a turn. `ratio`: its aspect ratio before the turn. */
const turnedWidth = ({ turn }: PhotoCrop, ratio: number) => (turn % 180 === 0 ? ratio : 1 / ratio)

function toOriginal({ x, y }: Point, crop: PhotoCrop, ratio: number): Point {
  const width = turnedWidth(crop, ratio)
  const scale = fillScale(width, 1, crop.angle)
  const dx = ((crop.x + x * crop.width - 0.5) * width) / scale
  const dy = (crop.y + y * crop.height - 0.5) / scale
  const { cos, sin } = sides(crop.angle)
  return unturn({ x: (dx * cos + dy * sin) / width + 0.5, y: dy * cos - dx * sin + 0.5 }, crop.turn)
}

function toCut(original: Point, crop: PhotoCrop, ratio: number): Point {
  const width = turnedWidth(crop, ratio)
  const scale = fillScale(width, 1, crop.angle)
  const turned = turn(original, crop.turn)
  const [ox, oy] = [(turned.x - 0.5) * width, turned.y - 0.5]
  const { cos, sin } = sides(crop.angle)
  const u = ((ox * cos - oy * sin) * scale) / width + 0.5
  const v = (ox * sin + oy * cos) * scale + 0.5
  return { x: (u - crop.x) / crop.width, y: (v - crop.y) / crop.height }
}

function sides(angle: number): { cos: number; sin: number } {
  const radians = (angle * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

function turn({ x, y }: Point, by: PhotoCrop['turn']): Point {
  if (by === 90) return { x: 1 - y, y: x }
  if (by === 180) return { x: 1 - x, y: 1 - y }
  return by === 270 ? { x: y, y: 1 - x } : { x, y }
}

const unturn = (point: Point, by: PhotoCrop['turn']) => turn(point, ((360 - by) % 360) as PhotoCrop['turn'])
