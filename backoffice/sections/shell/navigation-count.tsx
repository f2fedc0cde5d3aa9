import { useCounts } from '#backoffice/client/use-counts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { NavigationItem } from '#backoffice/sections/shell/navigation.ts'

const maxShown = 99

export function NavigationCount({ item: { count }, className }: { item: NavigationItem; className: string }) {
  const { t } = useI18n()
  const format = useFormat()
  const counts = useCounts()
  const waiting = count ? (counts[count] ?? 0) : 0
  if (!count || !waiting) return null
  return (
    <>
      <span aria-hidden="true" title={t(`shell.counts.${count}`, { count: waiting })} className={`figures ${className}`}>
        {waiting > maxShown ? `${maxShown}+` : format.number(waiting)}
      </span>
      <span className="sr-only"> {t(`shell.counts.${count}`, { count: waiting })}</span>
    </>
  )
}
