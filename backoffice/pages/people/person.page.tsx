import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { personQuery } from '#backoffice/client/people.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OffersPanel } from '#backoffice/sections/offers/offers-panel.tsx'
import { ConsentsPanel } from '#backoffice/sections/people/consents-panel.tsx'
import { DuplicatesPanel } from '#backoffice/sections/people/duplicates-panel.tsx'
import { HistoryPanel } from '#backoffice/sections/people/history-panel.tsx'
import { NoteForm } from '#backoffice/sections/people/note-form.tsx'
import { PersonActions } from '#backoffice/sections/people/person-actions.tsx'
import { ContactsPanel, PiecesPanel, SumsPanel, WaitsPanel } from '#backoffice/sections/people/person-panels.tsx'
import { PersonBadges, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import { QuotesPanel } from '#backoffice/sections/quotes/quotes-panel.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { BesideTitle, Columns, Page } from '#backoffice/ui/page.tsx'

export default function PersonPage() {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  const nameOf = usePersonName()
  const id = Number(useParams()['id'])
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const title = person ? nameOf(person) : t('people.number', { number: id })
  useRememberRecord(person && { kind: 'person', path: paths.person(id), title, detail: t('people.number', { number: id }) })
  const back = { to: paths.people, label: t('people.title') }
  if (!person) return loadingPage({ title, back, error, refetch })
  return (
    <Page
      title={title}
      back={back}
      beside={
        <BesideTitle>
          <PersonBadges person={person} />
        </BesideTitle>
      }
      actions={<PersonActions key={id} person={person} />}
    >
      {person.blocked_at && (
        <p className="border-b border-hairline px-5 py-3 text-13 text-oxblood max-md:px-4">
          {t('people.blockedSince', { day: day(person.blocked_at), reason: person.blocked_reason ?? '' })}
        </p>
      )}
      <Columns
        aside={
          <>
            <ContactsPanel person={person} />
            <SumsPanel person={person} />
            <OffersPanel of={{ person: id }} />
            <QuotesPanel of={{ person: id }} />
            {person.consignments && <PiecesPanel title={t('people.consignments')} pieces={person.consignments} />}
            <PiecesPanel title={t('people.favorites')} pieces={person.favorites} />
            <WaitsPanel person={person} />
            <ConsentsPanel consents={person.consents} />
          </>
        }
      >
        <DuplicatesPanel person={person} />
        <NoteForm key={id} person={person} />
        <HistoryPanel person={person} />
      </Columns>
    </Page>
  )
}
