import { useContext } from 'react'
import { CompanyContext } from '#app/client/company.ts'

/** Sets the title of a page whose loader provides no metadata. Leaves out the shop's name if the root data failed to load. */
export function PageTitle({ title }: { title: string }) {
  const company = useContext(CompanyContext)
  return <title>{company ? `${title} — ${company.name}` : title}</title>
}
