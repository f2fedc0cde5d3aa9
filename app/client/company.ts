import { createContext, useContext } from 'react'
import type { Company } from '#contract/rules/company.ts'

/** The company as the page's data bring it: the browser's script has nothing of it. */
export const CompanyContext = createContext<Company | null>(null)

/** Names, phone, hours, offices: what the owner says about the company. */
export function useCompany(): Company {
  const company = useContext(CompanyContext)
  if (!company) throw new Error('The company is missing: the root provides it')
  return company
}
