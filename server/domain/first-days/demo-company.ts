import { company } from '#contract/company.ts'

/** What the file of the company says before its owner edits it. */
const demo = {
  phone: '+7 800 700 53 59',
  email: 'hello@vitrine.example',
  addresses: ['Москва, Россия', 'Business Bay, Дубай, ОАЭ'],
}

type Company = { phone: { text: string }; email: string; offices: readonly { address: { ru: string } }[] }

/** Whether a customer would still read an address, a phone or an email of the demo. */
export function isDemoCompany({ phone, email, offices }: Company = company): boolean {
  return phone.text === demo.phone || email === demo.email || offices.some(({ address }) => demo.addresses.includes(address.ru))
}
