import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import { Label } from '#app/ui/label.tsx'

/** Pages that go on where this one ends. */
export function SeeAlso({ links }: { links: readonly { key: MessageKey; to: string }[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('info.more')}>
      <Label>{t('info.more')}</Label>
      <ul className="mt-4 border-t border-hairline">
        {links.map(({ key, to }) => (
          <li key={to} className="border-b border-hairline">
            <a href={to} className="quiet-link flex min-h-12 items-center">
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
