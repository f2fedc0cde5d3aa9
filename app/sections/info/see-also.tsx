import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import { LinkList } from '#app/sections/info/link-list.tsx'

export function SeeAlso({ links }: { links: readonly { key: MessageKey; to: string }[] }) {
  const { t } = useI18n()
  return <LinkList name={t('info.more')} links={links.map(({ key, to }) => ({ to, text: t(key) }))} />
}
