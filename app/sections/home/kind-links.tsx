import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'

const doors = [
  { key: 'watches', kind: 'watch', to: paths.catalog() },
  { key: 'jewelry', kind: 'jewelry', to: paths.jewelryList() },
  { key: 'bags', kind: 'bag', to: paths.bagList() },
] as const

type Door = { count: number | null; photo: PictureSource | undefined }

/** Links to watches, jewelry and bags on the first screen (EDN-08). On wide screens, each link shows the newest piece of its kind. */
export function KindLinks({ shown }: { shown: Record<(typeof doors)[number]['key'], Door> }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('home.doors')} className="wrap mt-5 md:mt-6">
      <ul className="grid grid-cols-3 gap-1 min-[360px]:gap-2 md:gap-6">
        {doors.map(({ key, kind, to }) => (
          <li key={key}>
            <a
              href={to}
              className="quiet-link block border border-hairline px-1.5 py-2.5 min-[360px]:px-2.5 hover:border-brass md:flex md:items-center md:gap-3 md:py-0 md:pr-2 md:pl-0 xl:gap-5 xl:pr-6"
            >
              <span className="relative h-22 w-18 shrink-0 bg-ivory max-md:hidden">
                <Picture photo={shown[key].photo} fallback={kind} sizes="72px" isDecorative />
              </span>
              <span className="block xl:flex xl:grow xl:items-baseline xl:justify-between">
                <span className="display-small block text-13 whitespace-nowrap min-[360px]:text-15 md:text-17 lg:text-20">
                  {t(`header.${key}`)}
                </span>
                {shown[key].count !== null && (
                  <span className="block text-[11px] whitespace-nowrap text-stone min-[360px]:text-12 md:text-13">
                    {t('catalog.found', { count: shown[key].count })}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
