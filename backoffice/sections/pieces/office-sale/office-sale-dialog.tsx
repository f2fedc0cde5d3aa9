import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { officeSale as english } from '#backoffice/i18n/en/office-sale.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { officeSale as russian } from '#backoffice/i18n/ru/office-sale.ts'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { BuyerFields } from '#backoffice/sections/pieces/office-sale/buyer-fields.tsx'
import { SoldView } from '#backoffice/sections/pieces/office-sale/sold-view.tsx'
import { useOfficeSale } from '#backoffice/sections/pieces/office-sale/use-office-sale.ts'
import { SegmentField, SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { paymentMethods } from '#contract/rules/staff/order-enums.ts'

const texts = { ru: { officeSale: russian }, en: { officeSale: english } }

type Props = { piece: StaffPiece; onClose: () => void }

export default function OfficeSaleDialog(props: Props) {
  return (
    <PageTexts texts={texts}>
      <OfficeSale {...props} />
    </PageTexts>
  )
}

function OfficeSale({ piece, onClose }: Props) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { form, typed, set, isIdentitySeen, setIdentitySeen, write, sell, sale } = useOfficeSale(piece)
  if (sale) return <SoldView name={piece.label} sale={sale} onClose={onClose} />
  return (
    <FormDialog
      title={t('piece.steps.sell')}
      width="md:w-[640px]"
      submitLabel={t('officeSale.submit')}
      isBusy={write.isBusy}
      failure={write.failure}
      onClose={onClose}
      onSubmit={() => void sell()}
    >
      <div className="grid gap-1">
        <p className="text-14 font-medium max-md:text-15">{piece.label}</p>
        {piece.hold && (
          <TickField
            checked={typed.isFromHold}
            onChange={(isFromHold) => set({ isFromHold })}
            help={t('orders.hand.held', { time: time(piece.hold.until) })}
          >
            {t('orders.hand.fromHold')}
          </TickField>
        )}
      </div>
      <BuyerFields typed={typed} set={set} errorOf={write.errorOf} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <MoneyField
          label={t('officeSale.price')}
          value={typed.price}
          onChange={(price) => set({ price })}
          error={write.errorOf('price_usd')}
        />
        <SelectField
          label={t('officeSale.method')}
          value={typed.method}
          onChange={(method) => set({ method })}
          options={[
            ...(typed.method ? [] : [{ value: '', label: t('form.choose') }]),
            ...paymentMethods.map((value) => ({ value, label: t(`orders.paymentMethod.${value}`) })),
          ]}
          error={write.errorOf('method')}
        />
        <TextField
          label={t('orders.reference')}
          autoComplete="off"
          value={typed.reference}
          onChange={(reference) => set({ reference })}
          error={write.errorOf('reference')}
        />
        <SegmentField
          label={t('orders.paperLanguage')}
          value={typed.language}
          onChange={(next) => set({ language: next === 'en' ? 'en' : 'ru' })}
          options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`orders.languages.${value}`) }))}
        />
      </div>
      <TickField checked={isIdentitySeen} onChange={setIdentitySeen} help={t('orders.identityHelp')} error={write.errorOf('identity_seen')}>
        {t('orders.identitySeen')}
      </TickField>
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
