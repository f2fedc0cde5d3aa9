import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import type { DemoPiece } from '#server/db/seed/demo-piece.ts'
import { describeBag } from '#studio/describe/describe-bag.ts'
import { describeJewelry } from '#studio/describe/jewelry.ts'
import { describeWatch } from '#studio/describe/describe-watch.ts'
import { bagViews, jewelryViews, watchViews, type View } from '#studio/views.ts'

export const photographs = join(import.meta.dirname, 'photographs')

/** One picture to take: a piece as described, a view of it, its place in the gallery counted from 1. */
export type Shot = { key: string; at: number; piece: unknown; view: View; file: string; isPopular: boolean }

/**
 * Every photograph of the catalogue: first one of each piece (the popular ones before the others, then kind by kind in turn), then the
 * second ones, and so on.
 */
export function allShots(): Shot[] {
  const kinds = [
    demoCatalog.watches.map((watch) => {
      const piece = describeWatch(watch)
      return shotsOf(watch, piece, watchViews(piece))
    }),
    demoCatalog.jewelry.map((jewelry) => {
      const piece = describeJewelry(jewelry)
      return shotsOf(jewelry, piece, jewelryViews(piece))
    }),
    demoCatalog.bags.map((bag) => shotsOf(bag, describeBag(bag), bagViews())),
  ]
  const shots = kinds.flatMap((pieces) => pieces.flatMap((views, place) => views.map((shot) => ({ ...shot, turn: place / pieces.length }))))
  return shots.toSorted((a, b) => a.at - b.at || Number(b.isPopular) - Number(a.isPopular) || a.turn - b.turn)
}

function shotsOf(piece: DemoPiece, description: unknown, views: View[]): Shot[] {
  return views.map((view, index) => ({
    key: piece.key,
    at: index + 1,
    piece: description,
    view,
    file: join(photographs, piece.key, `${index + 1}.avif`),
    isPopular: piece.popular === true,
  }))
}

export function isTaken(shot: Shot): boolean {
  return existsSync(shot.file)
}
