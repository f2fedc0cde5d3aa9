import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { type RecordForm, useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PieceExpenses } from '#backoffice/sections/pieces/piece/piece-expenses.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField, NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { ownerships } from '#contract/rules/staff/piece-enums.ts'

type Books = NonNullable<StaffPiece['books']>
const names = [
  'cost_usd',
  'floor_usd',
  'insured_usd',
  'acquired_on',
  'acquired_from',
  'ownership',
  'consignor_name',
  'consignor_contact',
  'consignor_share',
  'consignor_usd',
  'consigned_until',
  'consignor_paid_usd',
  'consignor_paid_on',
] as const
type Values = Pick<Books, (typeof names)[number]>

const valuesOf = (books: Books): Values => Object.fromEntries(names.map((name) => [name, books[name]])) as Values

export function PieceCosts({ piece, books }: { piece: StaffPiece; books: Books }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const form: RecordForm<Values> = useRecordForm<Values>({
    kind: 'piece-books',
    id: String(piece.id),
    record: { values: valuesOf(books), version: piece.version, by: piece.edited_by },
    labels: Object.fromEntries(names.map((name) => [name, t(`piece.books.${name}`)])) as Record<keyof Values, string>,
    save: async (changes, version) => {
      const saved = await callStaff('PATCH /api/staff/pieces/:id/books/', { params: { id: piece.id }, body: { version, changes } })
      cachePiece(saved)
      showUndoToast(t('piece.done.books'), saved.action_id)
      return { values: valuesOf(saved.books ?? books), version: saved.version }
    },
    valuesOf: (current: Books) => valuesOf(current),
  })
  const isConsigned = form.values.ownership === 'consignment'
  const ownership = form.field('ownership')
  return (
    <>
      <DraftNotice form={form} />
      <Panel title={t('pieces.sections.books')}>
        <div className="grid gap-5">
          <FactList
            items={[
              [t('piece.books.margin'), <Margin key="margin" usd={books.margin_usd} />],
              isConsigned ? [t('piece.books.payout'), money(books.payout_usd)] : null,
              [t('piece.books.expenses'), money(books.expenses_usd)],
              piece.days_held === null ? null : [t('piece.books.daysHeld'), t('pieces.days', { count: piece.days_held })],
            ]}
          />
          <SegmentField
            label={ownership.label}
            value={ownership.value}
            onChange={(value) => ownership.onChange(value === 'consignment' ? 'consignment' : 'own')}
            options={ownerships.map((value) => ({ value, label: t(`pieces.ownership.${value}`) }))}
          />
          <div className="grid gap-4 md:grid-cols-3">
            {!isConsigned && <MoneyField {...form.field('cost_usd')} />}
            <MoneyField {...form.field('floor_usd')} />
            <MoneyField {...form.field('insured_usd')} />
            <DayField {...form.field('acquired_on')} />
            <TextField {...form.field('acquired_from')} maxLength={200} />
          </div>
          {isConsigned && <Consignment form={form} books={books} />}
        </div>
      </Panel>
      <PieceExpenses piece={piece} />
      <RecordFormBar form={form} />
    </>
  )
}

function Consignment({ form, books }: { form: RecordForm<Values>; books: Books }) {
  const { t } = useI18n()
  const { consignor_name: consignor, consignor_person_id: personId } = books
  const share = form.field('consignor_share')
  return (
    <div className="grid gap-4 border-t border-hairline pt-5 md:grid-cols-3">
      <TextField {...form.field('consignor_name')} maxLength={200} />
      <TextField {...form.field('consignor_contact')} maxLength={200} />
      <DayField {...form.field('consigned_until')} />
      <NumberField
        {...share}
        value={share.value === null ? null : String(share.value / 100)}
        onChange={(text) => share.onChange(text === null ? null : Math.round(Number(text) * 100))}
      />
      <MoneyField {...form.field('consignor_usd')} />
      <MoneyField {...form.field('consignor_paid_usd')} />
      <DayField {...form.field('consignor_paid_on')} />
      {consignor && (
        <Link to={paths.consignorStatement(consignor, personId)} className="self-end py-2 text-13 underline underline-offset-2 finger:py-3">
          {t('consignors.statementOf', { name: consignor })}
        </Link>
      )}
    </div>
  )
}

type DayProps = { label: string; value: string | null; error: string | null; onChange: (day: string | null) => void }

function DayField({ value, onChange, ...frame }: DayProps) {
  return <TextField {...frame} type="date" value={value ?? ''} onChange={(day) => onChange(day || null)} />
}

function Margin({ usd }: { usd: string | null }) {
  const { money } = useFormat()
  return <span className={`figures ${usd?.startsWith('-') ? 'text-oxblood' : ''}`}>{money(usd)}</span>
}
