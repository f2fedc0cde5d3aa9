import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import type { useWrite } from '#backoffice/ui/use-write.ts'

type Company = NonNullable<StaffOrder['documents'][number]['buyer_company']>
export type Bill = { kind: 'invoice' | 'proforma'; buyer_company: Company | null }
type Props = { company: Company | null; write: ReturnType<typeof useWrite>; onIssue: (bill: Bill) => void; onClose: () => void }

/** Issues an invoice or a proforma to an organization. Without a name, the bill goes to the person. */
export function CompanyBillDialog({ company, write, onIssue, onClose }: Props) {
  const { t } = useI18n()
  const [kind, setKind] = useState<Bill['kind']>('invoice')
  const [typed, setTyped] = useState<Company>(company ?? { name: '', address: '', tax_number: '' })
  const field = (name: keyof Company) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: write.errorOf(`buyer_company.${name}`),
    autoComplete: 'off',
  })
  return (
    <FormDialog
      title={t('bill.title')}
      submitLabel={t('bill.issue')}
      isBusy={write.isBusy}
      failure={write.failure}
      onSubmit={() => onIssue({ kind, buyer_company: typed.name.trim() ? typed : null })}
      onClose={onClose}
    >
      <TextField label={t('bill.name')} help={t('bill.help')} maxLength={200} {...field('name')} />
      <TextField label={t('bill.address')} maxLength={200} {...field('address')} />
      <TextField label={t('bill.taxNumber')} maxLength={40} {...field('tax_number')} />
      <SegmentField
        label={t('bill.paper')}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'proforma' ? 'proforma' : 'invoice')}
        options={[
          { value: 'invoice', label: t('orders.paper.invoice') },
          { value: 'proforma', label: t('orders.paper.proforma') },
        ]}
      />
    </FormDialog>
  )
}
