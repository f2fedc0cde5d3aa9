import MapPin from 'lucide-react/icons/map-pin'
import { type MouseEvent, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMapSettings } from '#app/sections/info/map-settings.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Company } from '#contract/rules/company.ts'
import { mapUrl, mapFrameUrl } from '#contract/rules/map-url.ts'

type Props = {
  office: Company['offices'][number]
  /** Zoom level: 16 shows a block, 14 a district. */
  zoom: number
  className?: string
}

/**
 * Location of an office. A press opens the map of the configured provider; until then, nothing is loaded from third parties. Without
 * scripts or a provider, works as a link to a map.
 */
export function OfficeMap({ office, zoom, className = 'h-36 md:h-44' }: Props) {
  const { language, t } = useI18n()
  const settings = useMapSettings()
  const [isShown, setShown] = useState(false)
  const frame = mapFrameUrl(settings, office, zoom, language)
  const show = (event: MouseEvent) => {
    if (!frame || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(true)
  }
  const officeAddress = office.address[language]
  if (isShown && frame)
    return (
      <iframe
        // moves the focus from the link to the map
        ref={(shown) => shown?.focus()}
        src={frame}
        title={t('info.map', { place: officeAddress })}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`no-print block min-h-55 w-full bg-linen ${className}`}
      />
    )
  return (
    <a
      href={mapUrl(office.mapQuery, zoom)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={show}
      className={`group no-print flex items-center justify-center bg-linen ${className}`}
    >
      <span className="flex min-h-11 items-center gap-2 border border-ink/25 px-5 text-13 transition-colors group-hover:border-brass group-hover:text-brass">
        <MapPin aria-hidden="true" size={16} />
        {t(frame ? 'info.showMap' : 'info.openMap')}
        <VisuallyHidden>
          : {officeAddress}
          {!frame && `, ${t('common.opensInNewTab')}`}
        </VisuallyHidden>
      </span>
    </a>
  )
}
