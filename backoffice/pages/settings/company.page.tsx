import { useQuery } from '@tanstack/react-query'
import { companyQuery, type StaffCompany } from '#backoffice/client/company.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ClosedDays } from '#backoffice/sections/settings/company/closed-days.tsx'
import {
  BillingPanel,
  ContactPanel,
  HoursPanel,
  LegalPanel,
  NetworksPanel,
  OfficePanels,
} from '#backoffice/sections/settings/company/company-panels.tsx'
import { useCompanyForm } from '#backoffice/sections/settings/company/use-company-form.ts'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

export default function CompanyPage() {
  const { t } = useI18n()
  const mayEdit = useMay()('settings.edit')
  const { data, error, refetch } = useQuery(companyQuery)
  return (
    <SettingsPage title={t('company.title')}>
      <div className="mx-auto grid max-w-[920px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={6} />}
        {data && (
          <>
            <p className="text-13 text-stone">{t(mayEdit ? 'company.lead' : 'company.ownerOnly')}</p>
            <ClosedDays days={data.closed_days} />
            {mayEdit && <CompanyPanels company={data} />}
          </>
        )}
      </div>
    </SettingsPage>
  )
}

function CompanyPanels({ company }: { company: StaffCompany }) {
  const form = useCompanyForm(company)
  return (
    <>
      <DraftNotice form={form} />
      <ContactPanel form={form} />
      <HoursPanel form={form} />
      <OfficePanels form={form} />
      <NetworksPanel form={form} />
      <LegalPanel form={form} />
      <BillingPanel form={form} />
      <RecordFormBar form={form} />
    </>
  )
}
