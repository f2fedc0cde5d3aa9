const companyReasons = [
  'company-needed',
  'company-phone',
  'company-email',
  'company-time',
  'company-order',
  'company-url',
  'company-latitude',
  'company-longitude',
  'company-number',
  'company-bank-code',
  'company-bank-account',
  'company-vat-scheme',
  'company-edited-meanwhile',
  'day-closed-already',
  'day-past',
] as const

export type CompanyReason = (typeof companyReasons)[number]
