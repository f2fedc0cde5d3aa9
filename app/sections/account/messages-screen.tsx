import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Conversation } from '#app/features/messages/conversation.tsx'
import { MessagesSkeleton, ThreadList } from '#app/features/messages/thread-list.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PrivateAccountLayout } from '#app/sections/account/account-layout.tsx'
import { textLink } from '#app/ui/text-link.ts'

const onHashChange = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The conversations of the account. If the fragment contains the secret of an email's link, shows only the conversation of that link. */
export function MessagesScreen() {
  const { t } = useI18n()
  const token = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  )
  if (!token) return <OwnMessages isKnown={token !== null} />
  return (
    <section className="mx-auto max-w-[760px] px-5 pt-10 pb-24 md:pt-16 md:pb-32">
      <h1 className="display-small mb-6 text-24 md:text-32">{t('messages.number', { number: Number(token.split('.', 1)[0]) || '' })}</h1>
      <Conversation key={token} source={{ token }} />
    </section>
  )
}

/** `isKnown` is true once the fragment has been read. Until then, the page does not open the sign-in. */
function OwnMessages({ isKnown }: { isKnown: boolean }) {
  const { t } = useI18n()
  const number = Number(useSearchParams()[0].get('thread'))
  if (!isKnown)
    return (
      <div className="wrap pt-12 pb-32">
        <MessagesSkeleton />
      </div>
    )
  const title = number ? t('messages.number', { number }) : t('messages.title')
  return (
    <PrivateAccountLayout title={title} signedOutText={t('messages.signedOutText')} skeleton={<MessagesSkeleton />}>
      {number ? (
        <>
          <p className="mb-8">
            <Link to="?" className={`inline-flex min-h-11 items-center ${textLink}`}>
              {t('messages.all')}
            </Link>
          </p>
          <Conversation key={number} source={{ number }} />
        </>
      ) : (
        <ThreadList />
      )}
    </PrivateAccountLayout>
  )
}
