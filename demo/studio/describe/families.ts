import { over, type SubDial, type WatchShape } from '#studio/describe/shape.ts'

const counter = (x: number, y: number, r: number, more: Partial<SubDial> = {}): SubDial => ({
  kind: 'counter',
  at: [x, y],
  r,
  points: 0,
  ...more,
})
const seconds = (x: number, y: number, r: number, more: Partial<SubDial> = {}): SubDial => ({
  kind: 'seconds',
  at: [x, y],
  r,
  points: 200,
  labels: ['60', '15', '30', '45'],
  ...more,
})
export const subDials = { counter, seconds }

export const diver = (insert: string | string[], more: WatchShape = {}): WatchShape =>
  over(
    {
      bezel: { kind: 'dive', insert, height: 2.5, opening: [0.75, 0.75] },
      dial: { finish: 'lacquer' },
      indices: { kind: 'diver', long: 2.9, wide: 1.2, inset: 1.7, metal: 'white_gold' },
      hands: { kind: 'mercedes', metal: 'white_gold', wide: 1.15, lollipop: true },
      crown: { kind: 'fluted', r: 3.1, long: 3.4, guard: true },
      case: { l2l: 1.17, band: 0.5, lugWide: 2.7, lugFlare: 8 },
      band: { kind: 'three', polishedCenter: false },
    },
    more,
  )

const threeCounters = (border?: string, color?: string): SubDial[] => [
  counter(0.46, 0, 0.27, { labels: ['30', '10', '20'], border, color }),
  counter(0, -0.46, 0.27, { labels: ['12', '3', '6', '9'], border, color }),
  seconds(-0.46, 0, 0.27, { border, color }),
]

export const chronograph = (more: WatchShape = {}, border?: string, color?: string): WatchShape =>
  over(
    {
      bezel: { kind: 'step' },
      dial: { finish: 'opaline' },
      indices: { kind: 'baton', long: 2.2, wide: 0.75, inset: 1.6 },
      hands: { kind: 'lumebaton', wide: 1.15, chrono: true, counter: 'dot' },
      subdials: threeCounters(border, color),
      crown: { kind: 'fluted', r: 3.0, long: 3.0 },
      pushers: { kind: 'pump', angles: [30, -30] },
    },
    more,
  )

export const tachymeter = (insert: string, more: WatchShape = {}, border?: string, color?: string): WatchShape =>
  over(chronograph({}, border, color), { bezel: { kind: 'tachy', insert, height: 2.3, opening: [0.77, 0.77] } }, more)

export const oyster = (more: WatchShape = {}): WatchShape =>
  over(
    {
      bezel: { kind: 'smooth', height: 2.0 },
      dial: { finish: 'sunburst' },
      indices: { kind: 'baton', long: 3.4, wide: 0.85, inset: 1.3, metal: 'white_gold' },
      hands: { kind: 'lumebaton', wide: 1.15 },
      crown: { kind: 'fluted', r: 2.9, long: 3.0 },
      case: { l2l: 1.17, band: 0.5, lugWide: 2.7, lugFlare: 8 },
      band: { kind: 'three', polishedCenter: false },
    },
    more,
  )

export const dress = (more: WatchShape = {}): WatchShape =>
  over(
    {
      case: { finish: 'polished', l2l: 1.18, lugWide: 2.1, chamfer: 0.4 },
      bezel: { kind: 'smooth', height: 1.5, depth: 0.9 },
      dial: { finish: 'opaline' },
      indices: { kind: 'baton', long: 3.6, wide: 0.6, inset: 1.1, high: 0.4 },
      hands: { kind: 'dauphine', wide: 1.5, seconds: false },
      crown: { kind: 'fluted', r: 2.5, long: 2.6 },
    },
    more,
  )

/** A rectangular or barrel-shaped watch, taller than wide. `w` and `h` are fractions of the diameter. */
export const tall = (shape: 'rect' | 'tonneau' | 'barrel', w: number, h: number, more: WatchShape = {}): WatchShape =>
  over(
    {
      case: { shape, w, h, l2l: h * 1.16, band: w * 0.66, finish: 'polished', lugs: 'curved', lugWide: 2.2, chamfer: 0.5 },
      bezel: { kind: 'smooth', shape, outer: [w * 0.97, h * 0.97], opening: [w * 0.82, h * 0.84], height: 1.5, depth: 0.9 },
      dial: { shape, finish: 'opaline', track: 'rail', trackInset: 3.4 },
      indices: { kind: 'roman', size: 3.6, inset: 0.7, metal: 'black', depth: 0.08 },
      hands: { kind: 'sword', metal: 'blue_steel', wide: 1.1, seconds: false, reach: 0.95 },
      crown: { kind: 'cabochon', r: 2.1, long: 2.4 },
      date: null,
    },
    more,
  )

export const racing = (more: WatchShape = {}): WatchShape =>
  over(
    {
      case: { shape: 'tonneau', w: 0.94, h: 1.12, lugs: 'none', l2l: 1.13, band: 0.6, chamfer: 1.0, finish: 'brushed' },
      bezel: {
        kind: 'flat',
        shape: 'tonneau',
        outer: [0.9, 1.06],
        opening: [0.74, 0.9],
        height: 2.2,
        depth: 0.8,
        chamfer: 1.0,
        screws: 'slot',
        screwCount: 12,
      },
      dial: { shape: 'tonneau', finish: 'skeleton', track: 'none', layout: 'grid' },
      indices: { kind: 'arabic', size: 3.2, font: 'gothic', metal: 'white', inset: 0.5, depth: 0.3, skip: [1, 2, 4, 5, 7, 8, 10, 11] },
      hands: { kind: 'skeleton', wide: 1.2, metal: 'steel', seconds: false },
      crown: { kind: 'fluted', r: 3.2, long: 4 },
      date: null,
    },
    more,
  )
