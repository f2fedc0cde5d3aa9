const reportReasons = [
  'report-edited-meanwhile',
  'report-signed',
  'report-zones-missing',
  'report-not-newest',
  'report-zone-unknown',
  'report-photo-unknown',
  'report-workshop-unknown',
  'timing-watches-only',
  'service-guarantee-early',
  'certificate-needs-report',
  'certificate-needs-condition',
  'certificate-valid-known',
  'certificate-revoked',
] as const

export type ReportReason = (typeof reportReasons)[number]
