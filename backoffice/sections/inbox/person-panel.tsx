import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cacheThread, type StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { phoneHref, shownPhone } from '#contract/rules/phone.ts'

export function PersonPanel({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const { name, contact, language, has_account: hasAccount, person_id: personId } = thread
  const withoutAccount = thread.reach.channels.includes('mail') ? 'opensByLink' : 'noAccount'
  const unverified = thread.reach.contact?.unverified_email ?? ''
  return (
    <Panel title={t('threads.person')}>
      {name && <p className="mb-3 text-15 font-medium">{name}</p>}
      <FactList
        items={[
          contact !== null &&
            contact.phone !== '' && [
              t('threads.phone'),
              <a key="phone" href={phoneHref(contact.phone)} className={`figures ${factLink}`}>
                {shownPhone(contact.phone)}
              </a>,
            ],
          contact !== null &&
            contact.email !== '' && [
              t('threads.email'),
              <a key="email" href={`mailto:${contact.email}`} className={factLink}>
                {contact.email}
              </a>,
            ],
          [t('threads.language'), t(`threads.languages.${language}`)],
          [t('threads.account'), t(`threads.${hasAccount ? 'hasAccount' : withoutAccount}`)],
        ]}
      />
      {personId !== null && (
        <Link to={paths.person(personId)} className={`mt-3 block w-fit py-1 text-13 ${factLink}`}>
          {t('people.openCard')}
        </Link>
      )}
      {unverified && <p className="mt-3 text-13 break-words text-stone">{t('threads.unverifiedEmail', { email: unverified })}</p>}
      {contact && <EmailEditor key={contact.email} thread={thread} email={contact.email} suggested={unverified} />}
    </Panel>
  )
}

function EmailEditor({ thread, email, suggested }: { thread: StaffThread; email: string; suggested: string }) {
  const { t } = useI18n()
  const may = useMay()
  const write = useWrite()
  const [typed, setTyped] = useState<string>()
  if (!may('person.edit')) return null
  if (typed === undefined)
    return (
      <Button variant="quiet" className="mt-3 -ml-3" onClick={() => setTyped(email || suggested)}>
        {t(email ? 'threads.changeEmail' : 'threads.addEmail')}
      </Button>
    )
  const save = () =>
    write.run(async () => {
      const { thread: after, action_id: action } = await callStaff('PUT /api/staff/threads/:id/email/', {
        params: { id: thread.id },
        body: { email: typed },
      })
      cacheThread(after)
      setTyped(undefined)
      showUndoToast(t('threads.emailSaved'), action)
    })
  return (
    <form
      ref={focusOnOpen}
      className="mt-3 grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        className="w-full"
        label={t('threads.email')}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={write.errorOf('email')}
      />
      <Button type="submit" aria-disabled={write.isBusy}>
        {t('common.save')}
      </Button>
      <FailureLine text={write.failure} />
    </form>
  )
}
