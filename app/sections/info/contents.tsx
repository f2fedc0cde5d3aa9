import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'

/** What a long page holds. */
export function Contents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('info.contents')}>
      <Label>{t('info.contents')}</Label>
      <ul className="mt-4 border-t border-hairline">
        {parts.map(({ id, title }) => (
          <li key={id} className="border-b border-hairline">
            <a href={`#${id}`} className="quiet-link flex min-h-11 items-center py-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
