import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { type StaffRole, staffRoles } from '#contract/staff/permissions.ts'

export function RoleTicks({ roles, onChange }: { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void }) {
  const { t } = useI18n()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-13 text-stone">{t('staff.rolesTitle')}</legend>
      {staffRoles.map((role) => (
        <TickField
          key={role}
          name={role}
          checked={roles.includes(role)}
          onChange={(isOn) => onChange(staffRoles.filter((each) => (each === role ? isOn : roles.includes(each))))}
          help={t(`staff.rolesHelp.${role}`)}
        >
          {t(`staff.roles.${role}`)}
        </TickField>
      ))}
    </fieldset>
  )
}
