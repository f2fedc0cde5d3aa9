import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { OfficeMap } from '#app/sections/info/office-map.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Company } from '#contract/rules/company.ts'
import { mapUrl } from '#contract/rules/map-url.ts'

export function Offices({ zoom }: { zoom: number }) {
  const company = useCompany()
  const { language, t } = useI18n()
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2">
        {company.offices.map((office) => (
          <li key={office.key} className="flex break-inside-avoid flex-col border border-hairline">
            <MapPanel company={company} office={office} zoom={zoom} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-13 text-stone">{t('footer.seller', { name: company.legal.full[language] })}</p>
    </>
  )
}

function Address({ office: { address, city, directions, phone } }: { office: Company['offices'][number] }) {
  const { language } = useI18n()
  return (
    <>
      <h3 className="display-small text-24">{city[language]}</h3>
      <address className="mt-2 text-17 not-italic">{address[language]}</address>
      {directions[language] && <p className="mt-2 max-w-150 text-stone">{directions[language]}</p>}
      {phone && (
        <a href={phone.href} className={`figures mt-1 inline-flex min-h-11 w-fit items-center ${textLink}`}>
          {phone.text}
        </a>
      )}
    </>
  )
}

function MapPanel({ company, office, zoom }: { company: Company; office: Company['offices'][number]; zoom: number }) {
  const { language, t } = useI18n()
  const { appointments, closed, hours } = company
  return (
    <>
      <OfficeMap office={office} zoom={zoom} />
      <div className="flex grow flex-col p-6 md:p-8">
        <Address office={office} />
        <p className="mt-4 text-stone">
          {hours.map(({ label, opens, closes }) => (
            <span key={opens} className="block whitespace-nowrap">
              {label[language]} {opens}–{closes}
            </span>
          ))}
          {closed[language]}
          <span className="mt-2 block text-13">
            {t('info.byAppointment')} {appointments.opens}–{appointments.closes}
          </span>
        </p>
        <p className="no-print mt-auto pt-5">
          <a
            href={mapUrl(office.mapQuery, zoom)}
            target="_blank"
            rel="noopener noreferrer"
            className="quiet-link inline-flex min-h-11 items-center gap-2 underline decoration-ink/30 underline-offset-4"
          >
            {t('info.openMap')}
            <ArrowUpRight aria-hidden="true" size={18} />
            <VisuallyHidden>
              : {office.city[language]}, {t('common.opensInNewTab')}
            </VisuallyHidden>
          </a>
        </p>
      </div>
    </>
  )
}
