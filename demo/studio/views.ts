import type { BagDescription } from '#studio/describe/describe-bag.ts'
import type { WatchDescription } from '#studio/describe/describe-watch.ts'
import type { JewelryDescription } from '#studio/describe/jewelry.ts'

/** Pose of a piece in front of the camera. Angles are in degrees. `fill`: fraction of the frame that the piece fills. */
export type View = {
  name: 'three-quarter' | 'front' | 'detail' | 'side' | 'wide' | 'scene'
  tilt: number
  yaw: number
  pitch: number
  roll?: number
  fill: number
  fillHigh?: number
  blur?: number
  exposure?: number
  focusDepth?: number
  shiftX?: number
  shiftY?: number
  /** Multiplier for the number of samples. A close-up needs fewer samples; a transparent piece needs more. */
  samples?: number
  box?: [[number, number, number], [number, number, number]]
}

export function watchViews(watch: WatchDescription): View[] {
  const x = (watch.case.w ?? 40) / 2
  const y = (watch.case.h ?? 40) / 2
  const isClear = watch.case.metal === 'sapphire'
  const views: View[] = [
    { name: 'three-quarter', tilt: 14, yaw: -24, pitch: 10, fill: 0.76, fillHigh: 0.8, exposure: 1.1 },
    { name: 'front', tilt: 13, yaw: 0, pitch: 8, fill: 0.74, fillHigh: 0.8, exposure: 1.1 },
    {
      name: 'detail',
      samples: 0.5,
      tilt: 30,
      yaw: -17,
      pitch: 14,
      roll: 6,
      fill: 1.12,
      blur: 0.011,
      focusDepth: 0.45,
      box: [
        [-x * 0.72, -y * 0.8, 2],
        [x * 1.1, y * 0.8, 4],
      ],
    },
    { name: 'side', tilt: 8, yaw: -66, pitch: 7, fill: 0.7, fillHigh: 0.76 },
  ]
  return isClear ? views.map((view) => ({ ...view, samples: 3 })) : views
}

/** Returns a wide close-up, cropped by the frame, with empty space for the page's text. */
export function wideWatchView(watch: WatchDescription): View {
  const x = (watch.case.w ?? 40) / 2
  const y = (watch.case.h ?? 40) / 2
  return {
    name: 'wide',
    tilt: 26,
    yaw: -19,
    pitch: 12,
    roll: 9,
    fill: 1,
    fillHigh: 1.08,
    blur: 0.007,
    focusDepth: 0.5,
    exposure: 1.1,
    shiftX: -0.4,
    box: [
      [-x, -y, 0],
      [x, y, 5],
    ],
  }
}

/** Opposite corners of a box around a pendant and the visible part of its chain. */
const pendantBox: View['box'] = [
  [-14.5, -33, 0],
  [14.5, 5, 3],
]

/** Opposite corners of a box around the head and the shoulders of a ring. */
const headBox: View['box'] = [
  [-8, 4, -4],
  [8, 14, 4],
]

/** Forms that lie in a loop. The camera focuses on the nearest point of the loop. */
const strands = new Set(['tennis', 'motifs', 'links', 'strand', 'sliding'])

/** Whether the opening or the bar of a bangle is at the back, visible only in a view from behind. */
const opensBehind = ({ form, detail }: JewelryDescription) => form === 'nail_bangle' || detail === 'bar'

/** Returns the views of jewelry. Rings stand; bangles and chains lie on the table. */
export function jewelryViews(piece: JewelryDescription): View[] {
  if (piece.lies === 'ring')
    return [
      { name: 'three-quarter', tilt: 90, yaw: -22, pitch: 34, fill: 0.78, blur: 0.005, focusDepth: 0.25 },
      { name: 'front', tilt: 90, yaw: 12, pitch: 56, fill: 0.74, blur: 0.004, focusDepth: 0.3 },
      { name: 'detail', samples: 0.5, tilt: 90, yaw: opensBehind(piece) ? 166 : 66, pitch: 18, fill: 1.3, blur: 0.007, focusDepth: 0.12 },
    ]
  if (piece.lies === 'pendant')
    return [
      { name: 'three-quarter', tilt: 90, yaw: -10, pitch: 62, fill: 0.94, fillHigh: 0.98, blur: 0.003, focusDepth: 0.5, box: pendantBox },
      { name: 'front', tilt: 90, yaw: 0, pitch: 72, fill: 0.76, fillHigh: 0.84, blur: 0.003, focusDepth: 0.5 },
      {
        name: 'detail',
        samples: 0.5,
        tilt: 90,
        yaw: 20,
        pitch: 40,
        fill: 1.3,
        blur: 0.008,
        focusDepth: 0.4,
        box: pendantBox,
        shiftY: -0.2,
      },
    ]
  if (piece.lies === 'flat')
    return [
      { name: 'three-quarter', tilt: 90, yaw: -16, pitch: 54, fill: 0.8, blur: 0.004, focusDepth: 0.5 },
      { name: 'front', tilt: 90, yaw: 0, pitch: 72, fill: 0.76, blur: 0.003, focusDepth: 0.5 },
      strands.has(piece.form)
        ? {
            name: 'detail',
            samples: 0.5,
            tilt: 90,
            yaw: piece.form === 'sliding' ? 0 : 24,
            pitch: 36,
            fill: 1.5,
            blur: 0.008,
            focusDepth: 0.25,
            shiftY: -0.24,
          }
        : { name: 'detail', samples: 0.5, tilt: 90, yaw: 24, pitch: 32, fill: 1.15, blur: 0.01, focusDepth: 0.4 },
    ]
  return [
    { name: 'three-quarter', tilt: -8, yaw: -34, pitch: 30, fill: 0.64, fillHigh: 0.66, blur: 0.006, focusDepth: 0.3 },
    { name: 'front', tilt: 90, yaw: 156, pitch: 34, fill: 0.66, blur: 0.006, focusDepth: 0.2 },
    { name: 'detail', samples: 0.5, tilt: -14, yaw: -26, pitch: 36, fill: 0.9, fillHigh: 0.9, blur: 0.008, focusDepth: 0.3, box: headBox },
  ]
}

/** Returns the views of a bag. The close-up shows the lock and the leather around it. */
export function bagViews(bag: BagDescription): View[] {
  const [wide = 250, high = 180, deep = 100] = bag.size
  const middle = high * (bag.belt ? 0.72 : (bag.lockAt ?? 0.5))
  return [
    { name: 'three-quarter', tilt: 0, yaw: -28, pitch: 9, fill: 0.76, fillHigh: 0.8, blur: 0.003, exposure: 1.12 },
    { name: 'front', tilt: 0, yaw: 7, pitch: 12, fill: 0.76, fillHigh: 0.8, blur: 0.003, exposure: 1.12 },
    {
      name: 'detail',
      samples: 0.75,
      tilt: 0,
      yaw: 18,
      pitch: 5,
      fill: 1.12,
      blur: 0.008,
      focusDepth: 0.4,
      exposure: 1.12,
      box: [
        [-wide * 0.34, middle - high * 0.2, deep * 0.35],
        [wide * 0.34, middle + high * 0.2, deep * 0.5],
      ],
    },
  ]
}
