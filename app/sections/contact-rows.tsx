import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { openingHours } from '#contract/rules/company.ts'

type Props = {
  notes: { call?: string; write: string }
  classes: { row: string; phone?: string; name?: string; callNote?: string; writeNote: string }
}

export function ContactRows({ notes, classes }: Props) {
  const company = useCompany()
  const { t } = useI18n()
  const messengers = company.socials.filter(({ key }) => key === 'telegram' || key === 'whatsapp')
  const { row, phone = '', name: nameClass, callNote, writeNote } = classes
  return (
    <>
      <li>
        <a href={company.phone.href} className={`${row} ${phone}`}>
          <span className={nameClass}>{company.phone.text}</span>
          {notes.call && <span className={callNote}>{notes.call}</span>}
        </a>
      </li>
      {messengers.map(({ key, name, url }) => (
        <li key={key}>
          <a href={url ?? undefined} target="_blank" rel="noopener noreferrer" className={row}>
            <span className={nameClass}>{name}</span>
            <span className={writeNote}>{notes.write}</span>
            <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </>
  )
}

export function OpeningHours({ className }: { className: string }) {
  const company = useCompany()
  const { language } = useI18n()
  return (
    <p className={className}>
      {openingHours(company, language).map((line) => (
        <span key={line} className="block">
          <NoWrap text={line} />
        </span>
      ))}
    </p>
  )
}
