import { type Company, companyOf } from '#contract/rules/company.ts'
import { settingsWith } from '#contract/rules/staff/company-facts.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import type { StoredCompany } from '#server/domain/company/stored-company.ts'

/**
 * Returns a getter of the company facts in memory. The catalog's refresh loads changes made by any process. The getter returns the same
 * object until a value changes, so callers can compare by identity. `transferDays` comes from the owner settings.
 */
export function readCompany(catalog: Pick<Catalog, 'current'>, ownerSettings: () => OwnerSettings): () => Company {
  let stored: StoredCompany | undefined
  let limits: OwnerSettings | undefined
  let text = ''
  let company: Company | undefined
  return () => {
    const { company: current } = catalog.current().content
    const currentLimits = ownerSettings()
    if (company && current === stored && currentLimits === limits) return company
    stored = current
    limits = currentLimits
    const transferDays = { min: limits.transfer_min_days, max: limits.transfer_max_days }
    const currentText = JSON.stringify([current, transferDays])
    if (company && currentText === text) return company
    text = currentText
    const days = current.closedDays.map(({ day, office }) => ({ date: day, office }))
    company = companyOf({ ...settingsWith(current.facts), transferDays }, days)
    return company
  }
}
