import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type SettingsGroup, settingsGroups } from '#backoffice/sections/settings/settings-groups.ts'
import { Page, Panel } from '#backoffice/ui/page.tsx'

export default function AllSettingsPage() {
  const { t } = useI18n()
  const may = useMay()
  const groups = settingsGroups
    .map((group) => ({ ...group, pages: group.pages.filter(({ permission }) => permission === null || may(permission)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <Page title={t('settings.title')}>
      <div className="mx-auto max-w-[1240px] gap-5 p-5 max-md:p-4 lg:columns-2">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Page>
  )
}

function Group({ group: { title, pages } }: { group: SettingsGroup }) {
  const { t } = useI18n()
  return (
    <div className="break-inside-avoid pb-5">
      <Panel title={t(title)} isFlush>
        <ul>
          {pages.map(({ path, label, about }) => (
            <li key={path} className="border-b border-hairline last:border-0">
              <Link to={path} className="flex min-h-14 items-center gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-ivory/60">
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-medium max-md:text-15">{t(label)}</span>
                  <span className="block text-13 text-stone">{t(about)}</span>
                </span>
                <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-stone" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
