import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { heroCount } from '#app/sections/home/home-counts.ts'
import { demoBags, demoJewelry, demoWatches } from '#studio/demo-pieces.ts'
import { describeBag } from '#studio/describe/describe-bag.ts'
import { describeWatch } from '#studio/describe/describe-watch.ts'
import { describeJewelry } from '#studio/describe/jewelry.ts'
import { photographsOnRequest } from '#studio/describe/without-photographs.ts'
import { stillLifes } from '#studio/still-lifes.ts'
import { bagViews, jewelryViews, watchViews, wideWatchView, type View } from '#studio/views.ts'

export const photographs = join(import.meta.dirname, '../photographs')
const editorialImagesFolder = join(import.meta.dirname, '../../app/sections/editorial-images/files')

/** A picture to render. `at`: position in the gallery, counted from 1. `wide` and `scene` pictures are not in the gallery. */
export type Shot = { key: string; at: number | 'wide' | 'scene'; piece: unknown; view: View; file: string; isPopular: boolean }

/**
 * Returns all pictures in rendering order: first picture 1 of every piece, then wide pictures and scenes, then picture 2 of every piece,
 * and so on. Popular pieces come first, and watches, jewelry and bags alternate. Skips pieces with photographs on request.
 */
export function allShots(): Shot[] {
  const gallery = galleryShots()
  return [...gallery.filter(({ at }) => at === 1), ...wideShots(), ...stillLifeShots(), ...gallery.filter(({ at }) => at !== 1)]
}

function galleryShots(): Shot[] {
  const kinds = [
    demoWatches.map((watch) => {
      const piece = describeWatch(watch)
      return shotsOf(watch, piece, watchViews(piece))
    }),
    demoJewelry.map((jewelry) => {
      const piece = describeJewelry(jewelry)
      return shotsOf(jewelry, piece, jewelryViews(piece))
    }),
    demoBags.map((bag) => {
      const piece = describeBag(bag)
      return shotsOf(bag, piece, bagViews(piece))
    }),
  ]
  const shots = kinds
    .map((pieces) => pieces.filter(([first]) => first && !photographsOnRequest.has(first.key)))
    .flatMap((pieces) => pieces.flatMap((views, index) => views.map((shot) => ({ ...shot, turn: index / pieces.length }))))
  return shots.toSorted((a, b) => a.at - b.at || Number(b.isPopular) - Number(a.isPopular) || a.turn - b.turn)
}

function shotsOf({ key, isPopular }: { key: string; isPopular: boolean }, description: unknown, views: View[]): (Shot & { at: number })[] {
  return views.map((view, index) => ({
    key,
    at: index + 1,
    piece: description,
    view,
    file: join(photographs, key, `${index + 1}.avif`),
    isPopular,
  }))
}

/** Returns wide pictures of the newest watches, for the top of the home page (HOME-01). */
function wideShots(): Shot[] {
  const newest = demoWatches.toReversed().toSorted((a, b) => b.year - a.year)
  return newest.slice(0, heroCount).map((watch) => {
    const piece = describeWatch(watch)
    const file = join(photographs, watch.key, 'wide.avif')
    return { key: watch.key, at: 'wide', piece, view: wideWatchView(piece), file, isPopular: watch.isPopular }
  })
}

function stillLifeShots(): Shot[] {
  return Object.entries(stillLifes()).map(([key, { piece, view }]) => ({
    key,
    at: 'scene',
    piece,
    view,
    file: join(editorialImagesFolder, `${key}-1600.avif`),
    isPopular: false,
  }))
}

export function isTaken(shot: Shot): boolean {
  return existsSync(shot.file)
}
