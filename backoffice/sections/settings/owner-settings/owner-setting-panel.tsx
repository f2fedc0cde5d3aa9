import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { OwnerSettingForm } from '#backoffice/sections/settings/owner-settings/use-owner-setting-form.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import {
  definitionOf,
  type OwnerSettingGroup,
  type OwnerSettingName,
  type OwnerSettings,
} from '#contract/rules/staff/owner-setting-definitions.ts'

type Props = { form: OwnerSettingForm; defaults: OwnerSettings }
type ListProps = Props & { names: readonly OwnerSettingName[] }

export function OwnerSettingPanel({ group, ...list }: ListProps & { group: OwnerSettingGroup }) {
  const { t } = useI18n()
  return (
    <Panel title={t(`ownerSettingsPage.groups.${group}`)} isFlush>
      <OwnerSettingList {...list} />
    </Panel>
  )
}

export function OwnerSettingList({ names, ...props }: ListProps) {
  const { t } = useI18n()
  return (
    <ul className="divide-y divide-hairline">
      {names.map((name) => (
        <li key={name} className="grid items-start gap-x-8 gap-y-2 px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_190px]">
          <div className="text-13">
            {/* hidden from screen readers, because the field beside it has the same label */}
            <p aria-hidden="true" className="text-14 font-medium">
              {t(`ownerSettings.names.${name}`)}
            </p>
            <p className="mt-0.5 max-w-[62ch] text-stone">{t(`ownerSettingsPage.touches.${name}`)}</p>
            <p className="figures mt-1 text-12 text-stone">
              <Bounds name={name} usual={props.defaults[name]} />
            </p>
          </div>
          <OwnerSettingField name={name} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Bounds({ name, usual }: { name: OwnerSettingName; usual: number }) {
  const { t, language } = useI18n()
  const choiceText = useChoiceText()
  const { unit, min, max, environment } = definitionOf(name)
  const number = (value: number) => numberFormat(language, {}).format(value)
  if (isChoice(unit)) {
    const text = { usual: choiceText(unit, usual) }
    return environment
      ? t('ownerSettingsPage.usualChoiceEnvironment', { ...text, name: environment })
      : t('ownerSettingsPage.usualChoice', text)
  }
  const values = { min: number(min), max: number(max), usual: number(usual) }
  return environment ? t('ownerSettingsPage.boundsEnvironment', { ...values, name: environment }) : t('ownerSettingsPage.bounds', values)
}

function OwnerSettingField({ name, form, defaults }: Props & { name: OwnerSettingName }) {
  const { t } = useI18n()
  const choiceText = useChoiceText()
  const mayChange = useMay()(definitionOf(name).permission)
  const { unit, min, max } = definitionOf(name)
  const field = form.field(name)
  if (isChoice(unit))
    return (
      <SelectField
        {...field}
        isLabelHidden
        disabled={!mayChange}
        options={[
          { value: '', label: t('ownerSettingsPage.byDefault', { usual: choiceText(unit, defaults[name]) }) },
          ...numbersBetween(min, max).map((value) => ({ value: String(value), label: choiceText(unit, value) })),
        ]}
      />
    )
  return (
    <div className="flex items-start gap-2.5">
      <TextField
        {...field}
        isLabelHidden
        className="w-28"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        readOnly={!mayChange}
        placeholder={String(defaults[name])}
      />
      {unit !== 'count' && (
        <span aria-hidden="true" className="pt-2 text-13 text-stone max-md:pt-2.5">
          {t(`ownerSettingsPage.units.${unit}`)}
        </span>
      )}
    </div>
  )
}

type Unit = ReturnType<typeof definitionOf>['unit']
type Choice = Extract<Unit, 'hour' | 'switch'>

const isChoice = (unit: Unit): unit is Choice => unit === 'hour' || unit === 'switch'

const numbersBetween = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

function useChoiceText() {
  const { t } = useI18n()
  return (unit: Choice, value: number): string => {
    if (unit === 'switch') return t(value === 1 ? 'ownerSettingsPage.on' : 'ownerSettingsPage.off')
    return value < 0 ? t('ownerSettingsPage.never') : t('ownerSettingsPage.hour', { hour: String(value).padStart(2, '0') })
  }
}
