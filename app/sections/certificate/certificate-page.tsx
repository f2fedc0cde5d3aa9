import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { FactTable } from '#app/ui/fact-table.tsx'
import { textLink } from '#app/ui/text-link.ts'

export type CertificateView = {
  crumbs: Crumb[]
  label: string
  isValid: boolean
  title: string
  text: string
  rows: { term: string; value: string }[]
  digest: { title: string; value: string; help: string }
  links: { label: string; path: string }[]
}

export function CertificatePage({ crumbs, label, isValid, title, text, rows, digest, links }: CertificateView) {
  const { t } = useI18n()
  return (
    <div className="wrap pt-8 pb-16 md:pt-10 md:pb-28">
      <Breadcrumbs label={t('common.breadcrumbs')} crumbs={crumbs} here={label} />
      <div className="mt-10 max-w-200 md:mt-16">
        <p className={`label ${isValid ? 'text-moss' : 'text-oxblood'}`}>{label}</p>
        <h1 className="display mt-3 text-32 md:text-44">{title}</h1>
        <p className="mt-4 text-17 text-stone">{text}</p>
        <FactTable facts={rows} className="mt-10" />
        <h2 className="label mt-10 text-stone">{digest.title}</h2>
        <p className="figures mt-2 text-13 break-all">{digest.value}</p>
        <p className="mt-2 text-13 text-stone">{digest.help}</p>
        <p className="no-print mt-10 flex flex-wrap gap-x-8 gap-y-3">
          {links.map(({ label: name, path }) => (
            <a key={path} href={path} className={`inline-flex min-h-11 items-center ${textLink}`}>
              {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
