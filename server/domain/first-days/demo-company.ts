import { companyDefaults } from '#contract/company.ts'
import type { Company } from '#contract/rules/company.ts'

const { moscow, dubai } = companyDefaults.offices

const demo = {
  phone: '+7 800 700 53 59',
  email: 'hello@vitrine.example',
  addresses: [moscow.address.ru, dubai.address.ru, 'Москва, Россия'],
}

/** Whether the company still shows an address, a phone or an email of the demo. */
export function isDemoCompany({ phone, email, offices }: Pick<Company, 'phone' | 'email' | 'offices'>): boolean {
  return phone.text === demo.phone || email === demo.email || offices.some(({ address }) => demo.addresses.includes(address.ru))
}
