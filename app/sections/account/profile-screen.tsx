import { useMe } from '#app/client/profile.ts'
import { AddressBook, AddressBookSkeleton } from '#app/features/addresses/address-book.tsx'
import { ChangePassword } from '#app/features/profile/change-password.tsx'
import { PersonalInfo } from '#app/features/profile/personal-info.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AccountSection } from '#app/sections/account/account-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Me } from '#contract/profile.ts'

export function ProfileScreen() {
  const { t } = useI18n()
  const { data: me, isError, refetch } = useMe()
  if (isError && !me)
    return (
      <Notice tone="error" title={t('profile.loadFailed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  if (!me) return <ProfileSkeleton />
  return (
    <>
      <AccountSection id="personal" title={t('profile.personal.title')} text={t('profile.personal.text')}>
        <PersonalInfo me={me} />
      </AccountSection>
      <AccountSection id="password" title={t('profile.password.title')} text={t(`profile.password.${passwordText(me)}`)}>
        {(me.phone || me.has_password) && <ChangePassword me={me} />}
      </AccountSection>
      <AccountSection id="addresses" title={t('profile.addresses.title')} text={t('profile.addresses.text')}>
        <AddressBook />
      </AccountSection>
    </>
  )
}

/** Message key of the text about the password. A password is useless without a phone, because customers sign in by phone and password. */
function passwordText({ phone, has_password: hasPassword }: Me): 'text' | 'textFirst' | 'textNoPhone' {
  if (hasPassword) return 'text'
  return phone ? 'textFirst' : 'textNoPhone'
}

export function ProfileSkeleton() {
  const { t } = useI18n()
  return (
    <>
      <AccountSection id="personal" title={t('profile.personal.title')} text={t('profile.personal.text')}>
        <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-12 max-w-50" />
        </div>
      </AccountSection>
      <AccountSection id="password" title={t('profile.password.title')} text={t('profile.password.text')}>
        <div className="grid gap-5 sm:max-w-100">
          <Skeleton className="h-18" />
          <Skeleton className="h-39" />
          <Skeleton className="h-18" />
          <Skeleton className="h-12 max-w-50" />
        </div>
      </AccountSection>
      <AccountSection id="addresses" title={t('profile.addresses.title')} text={t('profile.addresses.text')}>
        <AddressBookSkeleton />
      </AccountSection>
    </>
  )
}
