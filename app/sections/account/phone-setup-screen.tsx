import { useMe } from '#app/client/profile.ts'
import { mayGivePhone, phoneNote } from '#app/features/profile/personal-values.ts'
import { PhoneSetup } from '#app/features/sign-in/page/phone-setup.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** Shows the form to customers who may set a phone; explains to other customers why they need no phone (AUTH-13). */
export function PhoneSetupScreen({ onDone }: { onDone: () => void }) {
  const { t } = useI18n()
  const { data: me, isPending } = useMe()
  if (isPending) return <PhoneSetupSkeleton />
  // if the account failed to load, shows the form and lets the server decide
  if (!me || mayGivePhone(me)) return <PhoneSetup onDone={onDone} />
  return (
    <>
      <p className="mb-8 text-stone">{t(`profile.personal.${phoneNote(me)}`)}</p>
      <Button onClick={onDone}>{t('signIn.phoneSetup.continue')}</Button>
    </>
  )
}

export function PhoneSetupSkeleton() {
  return <Skeleton className="h-70 w-full" />
}
