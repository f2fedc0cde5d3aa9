import { hasTouched } from '#backoffice/features/record-form/has-touched.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { OwnerSettingList } from '#backoffice/sections/settings/owner-settings/owner-setting-panel.tsx'
import type { OwnerSettingForm } from '#backoffice/sections/settings/owner-settings/use-owner-setting-form.ts'
import { Fold } from '#backoffice/ui/fold.tsx'
import {
  definitionOf,
  ownerSettingGroups,
  type OwnerSettingName,
  type OwnerSettings,
} from '#contract/rules/staff/owner-setting-definitions.ts'

type Props = { names: readonly OwnerSettingName[]; form: OwnerSettingForm; defaults: OwnerSettings }

export function MoreOwnerSettings({ names, form, defaults }: Props) {
  const { t } = useI18n()
  const groups = ownerSettingGroups
    .map((group) => ({ group, ofGroup: names.filter((name) => definitionOf(name).group === group) }))
    .filter(({ ofGroup }) => ofGroup.length > 0)
  return (
    <Fold title={t('ownerSettingsPage.more')} isNeeded={hasTouched(form, names)}>
      <div className="grid gap-6">
        {groups.map(({ group, ofGroup }) => (
          <div key={group} className="-mx-4">
            <h2 className="px-4 pb-2 text-13 font-medium">{t(`ownerSettingsPage.groups.${group}`)}</h2>
            {(group === 'replies' || group === 'records') && (
              <p className="px-4 pb-2 text-13 text-stone">{t(`ownerSettingsPage.groupHelp.${group}`)}</p>
            )}
            <div className="border-t border-hairline">
              <OwnerSettingList names={ofGroup} form={form} defaults={defaults} />
            </div>
          </div>
        ))}
      </div>
    </Fold>
  )
}
