import { type Thresholds, thresholdsWith } from '#contract/rules/staff/thresholds.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'

/**
 * The times and limits as this process knows them: refreshed with the catalog, a moment after each change in any process. The same
 * object until one of them changes, so that pages can tell by it.
 */
export function readThresholds(catalog: Pick<Catalog, 'current'>, defaults: Thresholds): () => Thresholds {
  let known: { stored: unknown; text: string; thresholds: Thresholds } | undefined
  return () => {
    const { thresholds: stored } = catalog.current().content
    if (known?.stored === stored) return known.thresholds
    const text = JSON.stringify(stored)
    const thresholds = known?.text === text ? known.thresholds : thresholdsWith(defaults, stored)
    known = { stored, text, thresholds }
    return thresholds
  }
}
