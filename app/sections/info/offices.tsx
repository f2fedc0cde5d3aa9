import { ArrowUpRight } from 'lucide-react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'
import { mapAddress } from '#contract/rules/map-address.ts'

/** Both offices: where, when, and the way to a map (INFO-05, INFO-06). Nothing of a stranger's is loaded. */
export function Offices({ zoom }: { zoom: number }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {company.offices.map((office) => (
        <li key={office.key} className="flex break-inside-avoid flex-col border border-hairline">
          <MapPanel office={office} zoom={zoom} />
        </li>
      ))}
    </ul>
  )
}

function MapPanel({ office, zoom }: { office: (typeof company.offices)[number]; zoom: number }) {
  const { language, t } = useI18n()
  const { appointments, closed, hours } = company
  return (
    <>
      <MapDrawing isMirrored={office.key === 'dubai'} />
      <div className="flex grow flex-col p-6 md:p-8">
        <h3 className="display-small text-24">{office.city[language]}</h3>
        <address className="mt-2 text-17 not-italic">{office.address[language]}</address>
        <p className="figures mt-4 text-stone">
          {hours.map(({ label, opens, closes }) => (
            <span key={opens} className="block">
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
            href={mapAddress(office.mapQuery, zoom)}
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

/** A sign for a place, not a plan of it: streets as hairlines, the office as a ring. */
function MapDrawing({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 220"
      preserveAspectRatio="xMidYMid slice"
      className={`no-print h-40 w-full bg-ivory md:h-55 ${isMirrored ? '-scale-x-100' : ''}`}
    >
      <g fill="none" className="stroke-hairline" strokeWidth="1.5">
        <path d="M-10 40 650 96M-10 108 650 164M-10 176 650 232M-10-28 650 28M60-10 4 230M164-10 108 230M268-10 212 230M372-10 316 230M476-10 420 230M580-10 524 230M660 20 628 230" />
        <path d="M-10 206C120 190 190 150 250 110S420 10 650-6" className="stroke-paper" strokeWidth="14" />
        <circle cx="320" cy="110" r="64" />
        <circle cx="320" cy="110" r="36" />
      </g>
      <circle cx="320" cy="110" r="9" className="fill-paper stroke-brass" strokeWidth="1.5" />
      <circle cx="320" cy="110" r="3.5" className="fill-brass" />
    </svg>
  )
}
