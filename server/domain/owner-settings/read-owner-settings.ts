import { type OwnerSettings, ownerSettingsWith } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'

/**
 * Returns a getter of the owner settings in memory. The getter returns the same object until a setting changes, so that callers can compare
 * by identity.
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
