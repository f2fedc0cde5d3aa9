import { hasTouched } from '#backoffice/features/record-form/has-touched.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { CompanyForm } from '#backoffice/sections/settings/company/use-company-form.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Fold } from '#backoffice/ui/fold.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { networks, weekdays } from '#contract/company.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { billingNumbers, vatSchemes } from '#contract/rules/staff/billing-facts.ts'
import type { CompanyFact } from '#contract/rules/staff/company-facts.ts'

type Props = { form: CompanyForm }

const maxLength = 200
const pair = 'grid gap-4 sm:grid-cols-2'

export function ContactPanel({ form }: Props) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.contact')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField maxLength={maxLength} {...form.field('name')} />
        <TextField type="tel" maxLength={40} {...form.field('phone')} />
        <TextField type="email" maxLength={maxLength} {...form.field('email')} />
      </div>
    </Panel>
  )
}

const mapFields = (key: OfficeKey) => [`${key}_map_query`, `${key}_latitude`, `${key}_longitude`] as const

export function OfficePanels({ form }: Props) {
  const { t, language } = useI18n()
  return offices.map(({ key, city }) => (
    <Panel key={key} title={t('company.office', { city: city[language] })}>
      <div className="grid gap-4">
        <LanguagePair label={t('company.facts.address')} ru={sideOf(form, `${key}_address_ru`)} en={sideOf(form, `${key}_address_en`)} />
        <TextField type="tel" maxLength={40} {...form.field(`${key}_phone`)} label={t('company.facts.office_phone')} />
        <LanguagePair
          label={t('company.facts.directions')}
          ru={sideOf(form, `${key}_directions_ru`)}
          en={sideOf(form, `${key}_directions_en`)}
        />
        <Fold title={t('company.map')} isNeeded={hasTouched(form, mapFields(key))}>
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
            <TextField maxLength={maxLength} {...form.field(`${key}_map_query`)} label={t('company.facts.map_query')} />
            <TextField inputMode="decimal" maxLength={20} {...form.field(`${key}_latitude`)} label={t('company.facts.latitude')} />
            <TextField inputMode="decimal" maxLength={20} {...form.field(`${key}_longitude`)} label={t('company.facts.longitude')} />
          </div>
        </Fold>
      </div>
    </Panel>
  ))
}

export function HoursPanel({ form }: Props) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.hours')}>
      <p className="mb-4 text-13 text-stone">{t('company.hoursHelp')}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {weekdays.map((day) => (
          <fieldset key={day} aria-label={t(`company.days.${day}`)} className="grid min-w-0 grid-cols-2 content-start gap-2">
            <p className="col-span-2 text-13 font-medium">{t(`company.days.${day}`)}</p>
            <TextField type="time" {...form.field(`${day}_opens`)} label={t('company.opensAt')} />
            <TextField type="time" {...form.field(`${day}_closes`)} label={t('company.closesAt')} />
          </fieldset>
        ))}
      </div>
      <h3 className="mt-6 text-13 font-medium">{t('company.visits')}</h3>
      <p className="mt-1 mb-4 text-13 text-stone">{t('company.visitsHelp')}</p>
      <div className="grid max-w-100 grid-cols-2 gap-2">
        <TextField type="time" {...form.field('visits_opens')} />
        <TextField type="time" {...form.field('visits_closes')} />
      </div>
    </Panel>
  )
}

const networkNames = ['telegram', 'whatsapp', 'youtube', 'instagram'] as const satisfies readonly (keyof typeof networks)[]

export function NetworksPanel({ form }: Props) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.socials')}>
      <p className="mb-4 text-13 text-stone">{t('company.socialsHelp')}</p>
      <div className={pair}>
        {networkNames.map((network) => (
          <TextField key={network} type="url" inputMode="url" maxLength={maxLength} {...form.field(network)} />
        ))}
      </div>
    </Panel>
  )
}

export function LegalPanel({ form }: Props) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.legal')}>
      <div className="grid gap-4">
        <LanguagePair label={t('company.facts.legal_name')} ru={sideOf(form, 'legal_name_ru')} en={sideOf(form, 'legal_name_en')} />
        <LanguagePair
          label={t('company.facts.policies_since')}
          ru={sideOf(form, 'policies_since_ru')}
          en={sideOf(form, 'policies_since_en')}
        />
        <p className="text-13 text-stone">{t('company.policiesHelp')}</p>
      </div>
    </Panel>
  )
}

export function BillingPanel({ form }: Props) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.billing')}>
      <p className="mb-4 text-13 text-stone">{t('company.billingHelp')}</p>
      <div className="grid gap-4">
        <LanguagePair
          label={t('company.facts.legal_address')}
          ru={sideOf(form, 'legal_address_ru')}
          en={sideOf(form, 'legal_address_en')}
        />
        <LanguagePair label={t('company.facts.bank')} ru={sideOf(form, 'bank_ru')} en={sideOf(form, 'bank_en')} />
        <div className="grid gap-4 sm:grid-cols-3">
          {billingNumbers.map((name) => (
            <TextField key={name} maxLength={50} {...form.field(name)} />
          ))}
        </div>
        <SelectField
          {...form.field('vat_scheme')}
          options={[
            { value: '', label: t('company.vat.none') },
            ...vatSchemes.map((scheme) => ({ value: scheme, label: t(`company.vat.${scheme}`) })),
          ]}
        />
      </div>
    </Panel>
  )
}

/** Returns the props of one field of a pair, without the label, because the pair has its own label. */
function sideOf(form: CompanyForm, name: CompanyFact) {
  const { label: _label, ...side } = form.field(name)
  return side
}
