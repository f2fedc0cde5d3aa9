import { createContext, useContext } from 'react'
import type { Company } from '#contract/rules/company.ts'

/** The shop's company details. They come with the page's data, so the browser bundle does not contain them. */
export const CompanyContext = createContext<Company | null>(null)

export function useCompany(): Company {
  const company = useContext(CompanyContext)
  if (!company) throw new Error('No company in the context: the root route provides it')
  return company
}
