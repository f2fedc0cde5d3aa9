import { callStaff } from '#backoffice/client/call-staff.ts'
import { companyQuery, type StaffCompany } from '#backoffice/client/company.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { networks, weekdays } from '#contract/company.ts'
import { offices } from '#contract/offices.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { billingNumbers } from '#contract/rules/staff/billing-facts.ts'
import { type CompanyFacts, companyFactNames, companyProblems } from '#contract/rules/staff/company-facts.ts'

export type CompanyForm = RecordForm<CompanyFacts>

export function useCompanyForm(company: StaffCompany): CompanyForm {
  const { t } = useI18n()
  return useRecordForm<CompanyFacts>({
    kind: 'company',
    id: 'company',
    record: { values: company.facts, version: company.version },
    labels: useCompanyLabels(),
    valuesOf: (current: CompanyFacts) => current,
    check: (values) => {
      const problems = companyProblems(values)
      return Object.fromEntries(
        companyFactNames.flatMap((name) => {
          const problem = problems[name]
          return problem ? [[name, t(`company.problems.${problem}`)]] : []
        }),
      )
    },
    save: async (changed, version) => {
      const saved = await callStaff('PATCH /api/staff/company/', { body: { version, ...changed } })
      queryClient.setQueryData(companyQuery.queryKey, saved.company)
      showUndoToast(t('company.saved'), saved.action_id)
      return { values: saved.company.facts, version: saved.company.version }
    },
  })
}

function useCompanyLabels(): Record<keyof CompanyFacts, string> {
  const { t, language } = useI18n()
  const inLanguage = (label: string) => [`${label}, ${t('form.russian')}`, `${label}, ${t('form.english')}`] as const
  const [legalRu, legalEn] = inLanguage(t('company.facts.legal_name'))
  const [sinceRu, sinceEn] = inLanguage(t('company.facts.policies_since'))
  const [legalAddressRu, legalAddressEn] = inLanguage(t('company.facts.legal_address'))
  const [bankRu, bankEn] = inLanguage(t('company.facts.bank'))
  return {
    name: t('company.facts.name'),
    phone: t('company.facts.phone'),
    email: t('company.facts.email'),
    legal_name_ru: legalRu,
    legal_name_en: legalEn,
    policies_since_ru: sinceRu,
    policies_since_en: sinceEn,
    legal_address_ru: legalAddressRu,
    legal_address_en: legalAddressEn,
    bank_ru: bankRu,
    bank_en: bankEn,
    ...recordOf(billingNumbers.map((name) => [name, t(`company.facts.${name}`)] as const)),
    vat_scheme: t('company.facts.vat_scheme'),
    visits_opens: t('company.visitsOpen'),
    visits_closes: t('company.visitsClose'),
    ...recordOf(
      weekdays.flatMap((day) => {
        const name = { day: t(`company.days.${day}`) }
        return [[`${day}_opens`, t('company.opens', name)] as const, [`${day}_closes`, t('company.closes', name)] as const]
      }),
    ),
    ...recordOf(
      offices.flatMap(({ key, city }) => {
        const of = (label: string) => `${city[language]}: ${label}`
        const [ru, en] = inLanguage(of(t('company.facts.address')))
        const [directionsRu, directionsEn] = inLanguage(of(t('company.facts.directions')))
        return [
          [`${key}_address_ru`, ru] as const,
          [`${key}_address_en`, en] as const,
          [`${key}_phone`, of(t('company.facts.office_phone'))] as const,
          [`${key}_directions_ru`, directionsRu] as const,
          [`${key}_directions_en`, directionsEn] as const,
          [`${key}_map_query`, of(t('company.facts.map_query'))] as const,
          [`${key}_latitude`, of(t('company.facts.latitude'))] as const,
          [`${key}_longitude`, of(t('company.facts.longitude'))] as const,
        ]
      }),
    ),
    ...networks,
  }
}
