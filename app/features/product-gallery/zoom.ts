/** Scale of a photo and the offset of its center, in pixels. */
export type Zoom = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
const scaleMax = 4
export const scaleOfPress = 2.5

/** Returns the zoom at scale `wanted` that keeps the spot under `point` in place. `point` is relative to the center of the stage. */
export function zoomAt(zoom: Zoom, point: Point, wanted: number, stage: Size): Zoom {
  const scale = Math.min(Math.max(wanted, 1), scaleMax)
  const ratio = scale / zoom.scale
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, stage)
}

export function panBy(zoom: Zoom, dx: number, dy: number, stage: Size): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, stage)
}

function within({ scale, x, y }: Zoom, stage: Size): Zoom {
  const most = { x: (stage.width * (scale - 1)) / 2, y: (stage.height * (scale - 1)) / 2 }
  const bound = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0
  return { scale, x: bound(x, most.x), y: bound(y, most.y) }
}

/**
 * Whether a photo's largest file has more pixels across than the photo takes up when the whole photo is fitted into `frame` (in CSS
 * pixels).
 */
export function hasMoreDetail({ srcset_webp: files, width, height }: Size & { srcset_webp: string }, frame: Size): boolean {
  const widths = [...files.matchAll(/ (\d+)w/g)].map(([, px]) => Number(px))
  const largest = widths.length ? Math.max(...widths) : width
  return largest > Math.min(frame.width, (frame.height * width) / height)
}
