import { useCompany } from '#backoffice/client/company.ts'

type Props = { className?: string }

/** The shop's name at the head of a printed paper. Its line is empty until the company has loaded. */
export function ShopName({ className = 'font-serif text-20 tracking-[0.2em] wrap-anywhere uppercase' }: Props) {
  const company = useCompany()
  return <p className={className}>{company?.name ?? '\u00A0'}</p>
}
