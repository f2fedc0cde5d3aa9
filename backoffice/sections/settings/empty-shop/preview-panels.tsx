import { Check, Minus } from 'lucide-react'
import type { EmptyShopPreview } from '#backoffice/client/empty-shop.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

const going = ['pieces', 'edited', 'photographs', 'orders', 'threads', 'people', 'banners', 'videos', 'promos'] as const
const staying = ['pieces', 'orders', 'people', 'faqs', 'staff'] as const

export function GoingPanel({ goes }: Pick<EmptyShopPreview, 'goes'>) {
  const { t } = useI18n()
  const parts = going.filter((part) => goes[part] > 0).map((part) => t(`emptyShopPage.goes.${part}`, { count: goes[part] }))
  return <PartsPanel title={t('emptyShopPage.goesTitle')} parts={[...parts, t('emptyShopPage.goesRest')]} isGoing />
}

export function StayingPanel({ stays }: Pick<EmptyShopPreview, 'stays'>) {
  const { t } = useI18n()
  const parts = staying.filter((part) => stays[part] > 0).map((part) => t(`emptyShopPage.stays.${part}`, { count: stays[part] }))
  const rest = [t('emptyShopPage.staysLists'), t('emptyShopPage.staysSettings'), t('emptyShopPage.staysAudit')]
  return <PartsPanel title={t('emptyShopPage.staysTitle')} parts={[...parts, ...rest]} />
}

function PartsPanel({ title, parts, isGoing = false }: { title: string; parts: readonly string[]; isGoing?: boolean }) {
  const Icon = isGoing ? Minus : Check
  return (
    <Panel title={title}>
      <ul className="grid gap-2 text-14">
        {parts.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Icon aria-hidden="true" size={15} className={`mt-[3px] shrink-0 ${isGoing ? 'text-oxblood' : 'text-moss'}`} />
            <span className="min-w-0">{part}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
