import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { setCurrentSession, type Missing } from '#backoffice/client/sign-in.ts'
import { SignInFlow } from '#backoffice/features/sign-in/sign-in-flow.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { FrontDoor, FrontDoorHeading } from '#backoffice/sections/shell/front-door.tsx'
import { AcceptForm } from '#backoffice/sections/welcome/accept-form.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

/** The steps of an invitation: link → name and password → second factor → recovery codes → Today. */
export function WelcomeFlow() {
  const { t } = useI18n()
  const navigate = useNavigate()
  // the token is removed from the URL at once, so that the browser history does not contain it
  const [token] = useState(takeToken)
  const [missing, setMissing] = useState<Missing | 'locked' | null>(null)
  const link = useQuery({
    queryKey: queryKeys.link(token),
    queryFn: () => callStaff('POST /api/staff/links/look/', { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
  if (missing === 'locked') return <LinkOutcome title={t('signIn.lockedTitle')} text={t('signIn.lockedText')} />
  if (missing)
    return (
      <FrontDoor>
        <SignInFlow
          missing={missing}
          heading={(title) => <FrontDoorHeading>{title}</FrontDoorHeading>}
          onDone={(session) => {
            setCurrentSession(session)
            void navigate(paths.today, { replace: true })
          }}
        />
      </FrontDoor>
    )
  if (!token) return <LinkOutcome title={t('signIn.linkGone')} text={t('signIn.noLink')} />
  if (link.error instanceof ApiError && link.error.status === 404)
    return <LinkOutcome title={t('signIn.linkGone')} text={t('signIn.linkGoneText')} />
  return (
    <FrontDoor>
      {link.data ? (
        <AcceptForm token={token} link={link.data} onDone={setMissing} />
      ) : (
        <LoadingOrFailed error={link.error} refetch={link.refetch} count={4} />
      )}
    </FrontDoor>
  )
}

function LinkOutcome({ title, text }: { title: string; text: string }) {
  const { t } = useI18n()
  return (
    <FrontDoor>
      <FrontDoorHeading>{title}</FrontDoorHeading>
      <p className="mb-5 text-stone">{text}</p>
      <ButtonLink to={paths.today}>{t('signIn.title')}</ButtonLink>
    </FrontDoor>
  )
}

let taken = ''

function takeToken(): string {
  const found = location.hash.slice(1)
  if (found) {
    taken = found
    history.replaceState(history.state, '', location.pathname)
  }
  return taken
}
