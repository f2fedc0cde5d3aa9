import { useI18n } from '#app/i18n/i18n-context.tsx'
import { LinkList } from '#app/sections/info/link-list.tsx'

export function Contents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const { t } = useI18n()
  return (
    <LinkList name={t('info.contents')} links={parts.map(({ id, title }) => ({ to: `#${id}`, text: title }))} className="min-h-11 py-2" />
  )
}
