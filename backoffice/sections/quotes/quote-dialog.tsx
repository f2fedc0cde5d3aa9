import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { creditsQuery } from '#backoffice/client/quotes.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PieceSearch } from '#backoffice/sections/orders/manual/piece-search.tsx'
import { type QuotedPiece, type QuoteForm, useQuoteForm } from '#backoffice/sections/quotes/use-quote-form.ts'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

type Props = { thread?: StaffThread | null; piece?: QuotedPiece | null; onClose: () => void }

export function QuoteDialog({ thread = null, piece = null, onClose }: Props) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const quote = useQuoteForm({ thread, piece, onClose })
  const { typed, set, write, reach, channel } = quote
  return (
    <FormDialog
      title={t('quotes.makeTitle')}
      submitLabel={t(channel ? 'quotes.send' : 'quotes.create')}
      isBusy={write.isBusy}
      failure={write.failure}
      onClose={onClose}
      onSubmit={() => void quote.send()}
    >
      {!thread && <Contact quote={quote} />}
      <Lines quote={quote} />
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
      <TypedFormGuard form={quote.form} />
    </FormDialog>
  )
}

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

function Lines({ quote: { typed, set, write } }: { quote: QuoteForm }) {
  const { t } = useI18n()
  const { lines } = typed
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {lines.map((line) => (
        <div key={line.id} className="grid grid-cols-[minmax(0,1fr)_160px_auto] items-end gap-3">
          <p className="grid min-w-0 self-center text-14 max-md:text-15">
            <span className="truncate">{line.name}</span>
            {line.traits ? (
              <PieceTraits of={line.traits} />
            ) : (
              <span className="figures text-12 text-stone">{t('labels.number', { id: line.id })}</span>
            )}
          </p>
          <MoneyField
            label={t('quotes.price')}
            value={line.price}
            onChange={(price) => set({ lines: lines.map((each) => (each.id === line.id ? { ...each, price } : each)) })}
          />
          <IconButton
            label={t('quotes.remove', { name: line.name })}
            onClick={() => set({ lines: lines.filter(({ id }) => id !== line.id) })}
          >
            <X aria-hidden="true" size={16} />
          </IconButton>
        </div>
      ))}
      {write.errorOf('lines') && (
        <p role="alert" className="text-13 text-oxblood">
          {write.errorOf('lines')}
        </p>
      )}
      <PieceSearch
        chosen={lines.map(({ id }) => id)}
        onAdd={({ id, name, price, traits }) => set({ lines: [...lines, { id, name, price, ...(traits && { traits }) }] })}
      />
    </div>
  )
}
