import { useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { changeMe } from '#app/client/profile.ts'
import { storeTokens } from '#app/client/session.ts'
import { requestCode } from '#app/client/sign-in.ts'
import { Verification } from '#app/features/sign-in/call/verification-step.tsx'
import { SignInPhoneField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { phoneProblem } from '#app/features/sign-in/form/step-rules.ts'
import type { SentCode } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import { formatPhone, homeCountries } from '#contract/rules/phone.ts'

type Called = { phone: string; sent: SentCode }

export function PhoneSetup({ onDone }: { onDone: () => void }) {
  const { t } = useI18n()
  const [called, setCalled] = useState<Called | null>(null)
  if (!called) return <PhoneForm onCalled={setCalled} />
  return (
    <>
      <Verification
        {...called}
        onVerified={(session) => {
          storeTokens(session)
          toast.success(t('signIn.phoneSetup.saved'))
          onDone()
        }}
      />
      <button type="button" onClick={() => setCalled(null)} className={`mt-2 inline-flex min-h-11 items-center ${textLink}`}>
        {t('signIn.otherNumber')}
      </button>
    </>
  )
}

function PhoneForm({ onCalled }: { onCalled: (called: Called) => void }) {
  const { language, t } = useI18n()
  const form = useForm({
    initial: { phone: '' },
    draftKey: 'phone-setup',
    undrafted: ['phone'],
    check: ({ phone }) => {
      const problem = phoneProblem(phone, language)
      return problem ? { phone: t(`signIn.${problem}`) } : {}
    },
    send: async ({ phone }) => {
      const tidy = formatPhone(phone, homeCountries(language))
      await changeMe(callApi, { phone: tidy })
      const sent = await requestCode(tidy)
      onCalled({ phone: tidy, sent: { resendAfterS: sent.resend_after_s, isAlreadySent: sent.already_sent } })
    },
    explain: (error) => ({ text: setupErrorText(error, t('signIn.phoneSetup.failed')) }),
  })
  return (
    <StepForm
      name={t('signIn.phoneSetup.title')}
      lead={t('signIn.phoneSetup.text')}
      submitLabel={t('signIn.phoneSetup.submit')}
      form={{ isSending: form.state === 'sending', failure: form.failure, onSubmit: (event) => void form.submit(event) }}
    >
      <SignInPhoneField {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
    </StepForm>
  )
}

function setupErrorText(error: unknown, own: string): string {
  return (error instanceof ApiError && error.errors.phone?.[0]) || errorText(error, own)
}
