import type { SubmitEvent } from 'react'
import { paths } from '#app/client/paths.ts'
import { mayGivePhone, phoneNote } from '#app/features/profile/personal-values.ts'
import { usePersonalInfo } from '#app/features/profile/use-personal-info.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { usePhoneTexts } from '#app/i18n/use-phone-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'
import type { Me } from '#contract/profile.ts'

/** Style of an inactive button. Uses `aria-disabled`, because a button with `disabled` would lose the focus. */
const off = 'aria-disabled:pointer-events-none aria-disabled:opacity-45'

type Form = ReturnType<typeof usePersonalInfo>

export function PersonalInfo({ me }: { me: Me }) {
  const { t } = useI18n()
  const form = usePersonalInfo(me)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t('profile.personal.firstName')}
        aria-required={false}
        autoComplete="given-name"
        maxLength={limits.nameMaxChars}
        {...form.field('firstName')}
      />
      <Field
        label={t('profile.personal.lastName')}
        aria-required={false}
        autoComplete="family-name"
        maxLength={limits.nameMaxChars}
        {...form.field('lastName')}
      />
      <EmailField
        texts={useEmailTexts()}
        label={t('profile.personal.email')}
        aria-required={false}
        help={t('profile.personal.emailHelp')}
        {...form.field('email')}
      />
      <Phone me={me} form={form} />
      {me.sign_in_email && <Field label={t('profile.personal.signInEmail')} value={me.sign_in_email} readOnly />}
      {me.username && <Field label={t('profile.personal.telegram')} value={`@${me.username}`} readOnly />}
      <div className="flex flex-wrap gap-4 pt-2 sm:col-span-2">
        <Button type="submit" aria-disabled={!form.canSave} className={off}>
          {form.isSaving ? t('profile.saving') : t('profile.save')}
        </Button>
        <Button variant="secondary" aria-disabled={!form.isDirty} onClick={form.cancel} className={off}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}

function Phone({ me, form }: { me: Me; form: Form }) {
  const { t } = useI18n()
  const texts = usePhoneTexts()
  if (mayGivePhone(me))
    return (
      <div>
        <PhoneField
          texts={texts}
          label={t('profile.personal.phone')}
          help={me.pending_phone ? '' : t('profile.personal.phoneHelp')}
          aria-required={false}
          onRead={(phone) => form.set('phone', phone)}
          {...form.field('phone')}
        />
        {me.pending_phone && (
          <p className="mt-1.5 text-13 text-stone">
            {t('profile.personal.phonePending')}{' '}
            <a href={paths.phoneSetup(paths.profile)} className={textLink}>
              {t('profile.personal.phoneConfirm')}
            </a>
          </p>
        )}
      </div>
    )
  const { value } = form.field('phone')
  return (
    <div>
      <Field label={t('profile.personal.phone')} value={value} placeholder={t('profile.personal.noPhone')} readOnly className="figures" />
      <p className="mt-1.5 text-13 text-stone">
        {t(`profile.personal.${phoneNote(me)}`)}{' '}
        {me.phone && (
          <a href={paths.support} className={textLink}>
            {t('profile.personal.writeUs')}
          </a>
        )}
      </p>
    </div>
  )
}
