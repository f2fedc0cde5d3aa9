import { type OwnerSettings, ownerSettingsWith } from '#contract/rules/staff/owner-settings.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'

/**
 * The times and limits as this process knows them: refreshed with the catalog, a moment after each change in any process. Returns the same
 * object until one of them changes, so that callers can compare by identity.
 */
export function readOwnerSettings(catalog: Pick<Catalog, 'current'>, defaults: OwnerSettings): () => OwnerSettings {
  let known: { stored: unknown; text: string; ownerSettings: OwnerSettings } | undefined
  return () => {
    const { ownerSettings: stored } = catalog.current().content
    if (known?.stored === stored) return known.ownerSettings
    const text = JSON.stringify(stored)
    const ownerSettings = known?.text === text ? known.ownerSettings : ownerSettingsWith(defaults, stored)
    known = { stored, text, ownerSettings }
    return ownerSettings
  }
}
