import { demoBags, demoJewelry, demoWatches } from '#studio/demo-pieces.ts'
import { describeBag } from '#studio/describe/describe-bag.ts'
import { describeWatch } from '#studio/describe/describe-watch.ts'
import { describeJewelry } from '#studio/describe/jewelry.ts'
import type { View } from '#studio/views.ts'

type Still = { kind: 'still'; form: string } & Record<string, unknown>
type Corner = [number, number, number]

/** A still life and its view. The box between the two corners of `view.box` fills the frame. */
type StillLife = { piece: Still; view: View }

export function stillLifes(): Record<string, StillLife> {
  return {
    workbench: stillLife({ form: 'workbench', watch: watch('omega-speedmaster-moonwatch') }, [-70, -52, 0], [72, 50, 24], {
      pitch: 36,
      blur: 0.009,
    }),
    movement: stillLife({ form: 'heart' }, [-27, -18, 0], [27, 18, 6], { pitch: 44, blur: 0.013 }),
    papers: stillLife({ form: 'papers', watch: watch('rolex-datejust-41') }, [-134, -80, 0], [110, 70, 136], {
      pitch: 21,
      blur: 0.006,
      focusDepth: 0.8,
    }),
    tray: stillLife({ form: 'tray', watches: trayWatches.map(watch) }, [-122, -58, 30], [126, 74, 66], {
      pitch: 40,
      yaw: -14,
      blur: 0.008,
    }),
    stones: stillLife({ form: 'stones', ring: ring('tiffany-setting-solitaire') }, [-42, -22, 0], [46, 24, 24], {
      pitch: 24,
      blur: 0.01,
      focusDepth: 0.4,
    }),
    parcel: stillLife({ form: 'parcel' }, [-176, -100, 0], [156, 90, 112], { pitch: 20, blur: 0.007 }),
    cloth: stillLife({ form: 'in_cloth', bag: bag('hermes-birkin-25-togo-gold') }, [-296, -140, 0], [262, 80, 318], {
      pitch: 15,
      blur: 0.006,
    }),
  }
}

const trayWatches = [
  'patek-philippe-nautilus-5711',
  'cartier-santos-large',
  'rolex-cosmograph-daytona-126500ln',
  'iwc-portugieser-chronograph',
]

function stillLife(piece: Record<string, unknown> & { form: string }, low: Corner, high: Corner, view: Partial<View>): StillLife {
  const fullView: View = {
    name: 'scene',
    tilt: 90,
    yaw: 0,
    pitch: 30,
    fill: 1,
    blur: 0.005,
    focusDepth: 0.5,
    exposure: 1.1,
    box: [low, high],
    ...view,
  }
  return { piece: { kind: 'still', ...piece }, view: fullView }
}

function watch(key: string) {
  return describeWatch(findByKey(demoWatches, key))
}

function ring(key: string) {
  return describeJewelry(findByKey(demoJewelry, key))
}

function bag(key: string) {
  return describeBag(findByKey(demoBags, key))
}

function findByKey<T extends { key: string }>(pieces: readonly T[], key: string): T {
  const piece = pieces.find((one) => one.key.startsWith(key))
  if (!piece) throw new Error(`The demo catalog has no ${key}`)
  return piece
}
