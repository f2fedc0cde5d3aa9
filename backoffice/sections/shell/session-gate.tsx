import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useStore } from '#app/browser/store.ts'
import { sweepRecordDrafts } from '#backoffice/client/record-draft.ts'
import { sessionStore } from '#backoffice/client/session.ts'
import { followOtherTabs, setCurrentSession, type Missing, openSession } from '#backoffice/client/sign-in.ts'
import { SignInFlow } from '#backoffice/features/sign-in/sign-in-flow.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { showLanguage } from '#backoffice/i18n/translator-store.ts'
import { FrontDoor, FrontDoorHeading } from '#backoffice/sections/shell/front-door.tsx'
import { singleKeyStore } from '#backoffice/ui/shortcuts.ts'
import { FailedState, politely } from '#backoffice/ui/states.tsx'

/** Renders the pages for a signed-in person. For everyone else, renders the sign-in form at the same URL. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const session = useStore(sessionStore)
  const [missing, setMissing] = useState<Missing>('password')
  const [error, setError] = useState<unknown>(null)
  const open = useCallback(() => {
    openSession().then((found) => {
      if (typeof found !== 'string') return
      setMissing(found)
      setError(null)
      sessionStore.set(null)
    }, setError)
  }, [])
  useEffect(() => {
    if (sessionStore.get() !== undefined) return
    void sweepRecordDrafts()
    open()
  }, [open])
  useEffect(followOtherTabs, [])
  const language = session?.staff.language
  const hasSingleKeys = session?.staff.has_shortcuts
  useEffect(() => {
    if (language) void showLanguage(language)
    singleKeyStore.set(hasSingleKeys ?? true)
  }, [language, hasSingleKeys])
  if (session) return children
  if (session === undefined && error === null) return <div {...politely} aria-label={t('common.loading')} className="min-h-dvh" />
  return (
    <FrontDoor>
      {error !== null && <FailedState error={error} onRetry={open} />}
      {error === null && (
        <SignInFlow
          key={missing}
          missing={missing}
          heading={(title) => <FrontDoorHeading>{title}</FrontDoorHeading>}
          onDone={(done) => {
            setMissing('password')
            setCurrentSession(done)
          }}
        />
      )}
    </FrontDoor>
  )
}
