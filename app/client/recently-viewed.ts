import { browserStorage } from '#app/browser/storage.ts'
import type { Kind } from '#contract/piece.ts'

const storageKey = 'recently-viewed'
const storedMax = 12
const knownKinds: readonly Kind[] = ['watch', 'jewelry', 'bag']

/** A piece viewed on this device. Has no price, because a stored price may be outdated. */
export type RecentPiece = { kind: Kind; id: number; brand: string; model: string; photo: string | null }

/** Returns the viewed pieces, latest first; none if the stored data are broken. */
export function readRecentPieces(): RecentPiece[] {
  const stored = browserStorage.getJson(storageKey)
  return Array.isArray(stored) ? stored.filter(isRecentPiece).slice(0, storedMax) : []
}

export function rememberPiece(piece: RecentPiece): void {
  const others = readRecentPieces().filter(({ kind, id }) => kind !== piece.kind || id !== piece.id)
  browserStorage.set(storageKey, JSON.stringify([piece, ...others].slice(0, storedMax)))
}

function isRecentPiece(value: unknown): value is RecentPiece {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, brand, model, photo } = value as Record<string, unknown>
  const isPhoto = photo === null || (typeof photo === 'string' && /^(?:https:\/\/|\/(?!\/))/.test(photo))
  return (
    knownKinds.some((known) => known === kind) && Number.isInteger(id) && typeof brand === 'string' && typeof model === 'string' && isPhoto
  )
}
