import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '#backoffice/client/quotes.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useMaySeeDeals, WithDeals } from '#backoffice/sections/deals/with-deals.tsx'
import { QuoteLines } from '#backoffice/sections/quotes/quote-lines.tsx'
import { type QuotedPiece, type QuoteForm, useQuoteForm } from '#backoffice/sections/quotes/use-quote-form.ts'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'

type Props = { thread?: StaffThread | null; piece?: QuotedPiece | null; onClose: () => void }

export function QuoteDialog({ thread = null, piece = null, onClose }: Props) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const quote = useQuoteForm({ thread, piece, onClose })
  const { typed, set, write, reach, channel } = quote
  const hasDeals = useMaySeeDeals() && typed.lines.length > 0
  return (
    <FormDialog
      title={t('quotes.makeTitle')}
      submitLabel={t(channel ? 'quotes.send' : 'quotes.create')}
      width={hasDeals ? 'md:w-[520px] lg:w-[840px]' : 'md:w-[520px]'}
      isBusy={write.isBusy}
      failure={write.failure}
      onClose={onClose}
      onSubmit={() => void quote.send()}
    >
      <WithDeals deals={dealsOf(typed.lines)}>
        {!thread && <Contact quote={quote} />}
        <QuoteLines quote={quote} />
        {thread && <Credit thread={thread.id} quote={quote} />}
        <div className="grid gap-4 md:grid-cols-2">
          <MoneyField
            label={t('quotes.delivery')}
            value={typed.delivery}
            onChange={(delivery) => set({ delivery })}
            error={write.errorOf('delivery_usd')}
          />
          <DateTimeField
            label={t('quotes.until')}
            value={typed.until}
            onChange={(until) => set({ until })}
            timeZone={timeZone}
            zoneName={city[language]}
            error={write.errorOf('expires_at')}
          />
        </div>
        <TickField checked={typed.isHeld} onChange={(isHeld) => set({ isHeld })}>
          {t('quotes.hold')}
        </TickField>
        {quote.needsPhone && <PhoneField quote={quote} error={write.errorOf('phone') ?? write.errorOf('thread')} />}
        <SelectField
          label={t('quotes.channel')}
          value={channel ?? ''}
          onChange={(chosen) => set({ channel: chosen })}
          options={[
            ...reach.channels.map((value) => ({ value: value as string, label: t(`threads.channels.${value}`) })),
            { value: '', label: t('quotes.byHand') },
          ]}
          error={write.errorOf('channel')}
        />
        <UnreachedNotice reach={reach} />
        {channel && (
          <TextAreaField
            label={t('quotes.body')}
            help={t('quotes.bodyHelp')}
            value={typed.body}
            onChange={(body) => set({ body })}
            error={write.errorOf('body')}
          />
        )}
      </WithDeals>
      <TypedFormGuard form={quote.form} />
    </FormDialog>
  )
}

const dealsOf = (lines: QuoteForm['typed']['lines']) =>
  lines.map(({ id, name, price }) => ({
    key: String(id),
    of: { piece: id },
    sums: [{ key: 'price' as const, usd: price }],
    ...(lines.length > 1 ? { name } : {}),
  }))

function Contact({ quote }: { quote: QuoteForm }) {
  const { t } = useI18n()
  const { typed, set, write } = quote
  const error = (field: string) => write.errorOf(`contact.${field}`) ?? write.errorOf(field)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={t('quotes.name')}
        value={typed.name}
        onChange={(name) => set({ name })}
        error={error('name') ?? write.errorOf('contact')}
        autoComplete="off"
      />
      <PhoneField quote={quote} error={error('phone')} />
      <TextField
        label={t('quotes.email')}
        type="email"
        value={typed.email}
        onChange={(email) => set({ email, ...(email.trim() ? { channel: 'mail' } : {}) })}
        error={error('email')}
        autoComplete="off"
      />
      <SelectField
        label={t('quotes.language')}
        value={typed.language}
        onChange={(language) => set({ language })}
        options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`threads.languages.${value}`) }))}
      />
    </div>
  )
}

function PhoneField({ quote: { typed, set }, error }: { quote: QuoteForm; error: string | null }) {
  const { t } = useI18n()
  return (
    <TextField
      label={t('quotes.phone')}
      help={t('quotes.phoneHelp')}
      type="tel"
      value={typed.phone}
      onChange={(phone) => set({ phone })}
      error={error}
      autoComplete="off"
    />
  )
}

function Credit({ thread, quote: { typed, set, write } }: { thread: number; quote: QuoteForm }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const { data } = useQuery(creditsQuery(thread))
  if (!data?.results.length) return null
  return (
    <SelectField
      label={t('quotes.credit')}
      value={typed.credit}
      onChange={(credit) => set({ credit })}
      options={[
        { value: '', label: t('quotes.noCredit') },
        ...data.results.map(({ buyback_id: id, piece, price_usd: sum }) => ({ value: String(id), label: `${piece} · −${money(sum)}` })),
      ]}
      error={write.errorOf('credit_buyback_id')}
    />
  )
}
