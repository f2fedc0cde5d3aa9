import Plus from 'lucide-react/icons/plus'
import { type LiveAlbumView, LivePhotos } from '#app/sections/product/live-photos.tsx'
import { ProductSection } from '#app/sections/product/product-section.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

type Pin = { number: number; x: number; y: number; note: string }
type PinnedPhoto = { photo: Photo; title: string; pins: Pin[] }
export type ZoneView = { key: string; name: string; grade: string; hint: string | null; lines: string[]; photos: PinnedPhoto[] }
export type TimingView = { caption: string; columns: string[]; rows: string[][]; mean: string[]; notes: string }
export type ServiceView = { key: string; day: string; title: string; text: string; more: string }

/** The workshop's findings as texts in the page's language, created on the server (`piece-reports.server.ts`). */
export type PieceReportsView = {
  kind: Kind
  /** Short proofs of the check, shown as links beside the price. */
  proofs: { text: string; path: string }[]
  live: LiveAlbumView[]
  certificate: { text: string; path: string; check: string } | null
  condition: { title: string; signed: string; summary: string; zones: ZoneView[] } | null
  service: { title: string; timing: TimingView | null; history: { title: string; entries: ServiceView[] } | null } | null
}

/** Shows photographs taken on request, the certificate, the condition by zone, timing and service history (OWN-60 … OWN-62). */
export function PieceReports({ kind, live, certificate, condition, service }: PieceReportsView) {
  return (
    <>
      <LivePhotos kind={kind} albums={live} />
      {certificate && (
        <p className="mt-8 border-t border-hairline pt-6">
          {certificate.text},{' '}
          <a href={certificate.path} className={textLink}>
            {certificate.check}
          </a>
        </p>
      )}
      {condition && (
        <ProductSection id="condition" title={condition.title}>
          <p className="max-w-150">{condition.summary}</p>
          <p className="mt-1 mb-5 text-13 text-stone print:mb-2">{condition.signed}</p>
          <div className="border-t border-hairline print:columns-2 print:gap-x-8 print:text-13">
            {condition.zones.map((zone) => (
              <Zone key={zone.key} kind={kind} zone={zone} />
            ))}
          </div>
        </ProductSection>
      )}
      {service && (
        <ProductSection title={service.title}>
          {service.timing && <Timing timing={service.timing} />}
          {service.history && <History {...service.history} />}
        </ProductSection>
      )}
    </>
  )
}

function Zone({ kind, zone: { name, grade, hint, lines, photos } }: { kind: Kind; zone: ZoneView }) {
  return (
    <details className="group break-inside-avoid border-b border-hairline">
      <summary className="quiet-link flex min-h-12 items-center gap-4 py-2 print:min-h-0 print:py-0.5">
        <span className="w-[46%] shrink-0 text-stone md:w-2/5">{name}</span>
        <span className="fact-line min-w-0 grow">
          <FactLine facts={[grade, ...(hint ? [hint] : [])]} />
        </span>
        <Plus aria-hidden="true" size={20} className="no-print shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-150 pb-5 print:pb-1 print:text-12">
        {lines.map((line) => (
          <p key={line} className="text-stone">
            {line}
          </p>
        ))}
        {photos.length > 0 && (
          <div className="no-print mt-4 grid max-w-120 gap-4">
            {photos.map((pinned) => (
              <PinnedPhotograph key={pinned.photo.image_url} kind={kind} {...pinned} />
            ))}
          </div>
        )}
      </div>
    </details>
  )
}

function PinnedPhotograph({ kind, photo, title, pins }: PinnedPhoto & { kind: Kind }) {
  const { width, height } = photo
  const radius = width / 30
  return (
    <figure>
      <div className="relative bg-ivory">
        <Picture photo={photo} fallback={kind} sizes="(min-width: 768px) 480px, 90vw" />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="relative block w-full">
          {pins.map(({ number, x, y }) => (
            <g key={number}>
              <circle cx={x * width} cy={y * height} r={radius} className="fill-ink stroke-paper" strokeWidth={radius / 6} />
              <text
                x={x * width}
                y={y * height}
                fontSize={radius * 1.1}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-paper font-medium"
              >
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-13 text-stone">
        {title}
        <ol className="mt-1">
          {pins.map(({ number, note }) => (
            <li key={number}>
              {number}. {note}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

function Timing({ timing: { caption, columns, rows, mean, notes } }: { timing: TimingView }) {
  const cell = 'py-2.5 print:py-0.5 pl-3 text-right align-baseline'
  const [first, ...figures] = mean
  return (
    <div className="mb-8 print:mb-3 print:text-13">
      <table className="figures w-full border-t border-hairline">
        <caption className="mb-3 text-left text-13 text-stone">{caption}</caption>
        <thead>
          <tr className="border-b border-hairline text-13 text-stone">
            {columns.map((column, at) => (
              <th key={column} scope="col" className={`font-normal ${at ? cell : 'py-2.5 print:py-0.5 text-left'}`}>
                <NoWrap text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([position, ...values]) => (
            <tr key={position} className="border-b border-hairline">
              <th scope="row" className="py-2.5 print:py-0.5 text-left font-normal text-stone">
                {position}
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} className={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-hairline">
            <th scope="row" className="py-2.5 print:py-0.5 text-left font-medium">
              {first}
            </th>
            {figures.map((value, at) => (
              <td key={columns[at + 1]} className={`${cell} font-medium`}>
                {value}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 text-13 text-stone">{notes}</p>
    </div>
  )
}

function History({ title, entries }: { title: string; entries: ServiceView[] }) {
  return (
    <>
      <h3 className="label mb-2 text-stone">{title}</h3>
      <ol className="border-t border-hairline">
        {entries.map(({ key, day, title: done, text, more }) => (
          <li key={key} className="grid gap-x-6 border-b border-hairline py-3 print:py-1 print:text-13 sm:grid-cols-[11rem_1fr]">
            <span className="figures text-stone">{day}</span>
            <div>
              <p>{done}</p>
              {text && <p className="text-stone">{text}</p>}
              {more && <p className="text-13 text-stone">{more}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
