import { Link } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { useFormat } from '#backoffice/i18n/use-format.ts'

export type CountRow = { label: MessageKey; count: number; to: string; isUrgent?: boolean }

export function CountRows({ rows }: { rows: readonly CountRow[] }) {
  const { t } = useI18n()
  const { number } = useFormat()
  return (
    <ul>
      {rows.map(({ label, count, to, isUrgent = false }) => (
        <li key={label} className="border-b border-hairline last:border-0">
          <Link
            to={to}
            className={`flex h-9 items-center justify-between gap-4 px-4 text-13 -outline-offset-2 hover:bg-ivory/60 finger:h-12 max-md:text-15 ${isUrgent ? 'text-oxblood' : ''}`}
          >
            <span>{t(label)}</span>
            <span className="figures font-medium">{number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
