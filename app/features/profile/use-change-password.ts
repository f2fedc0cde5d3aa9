import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { changePassword, meQuery } from '#app/client/profile.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { limits } from '#contract/limits.ts'

const empty = { current: '', next: '', again: '' }
export type PasswordName = keyof typeof empty
type Errors = Partial<Record<PasswordName, string>>

/**
 * Changes the password. A customer without a password is not asked for a current one. Never stores a draft. The toast shows the
 * server's message.
 */
export function useChangePassword(hasPassword: boolean) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)
  const isMatching = values.next !== '' && values.next === values.again

  const check = (): Errors => {
    if (!values.next || !values.again || (hasPassword && !values.current)) {
      const lacking: PasswordName[] = hasPassword ? ['current', 'next', 'again'] : ['next', 'again']
      const blank = lacking.filter((name) => !values[name])
      return Object.fromEntries(blank.map((name) => [name, t('profile.password.fillAll')]))
    }
    if (values.next.length < limits.passwordMinChars) return { next: t('profile.password.short', { count: limits.passwordMinChars }) }
    return isMatching ? {} : { again: t('profile.password.mismatch') }
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    const wrong = check()
    setErrors(wrong)
    if (Object.keys(wrong).length) return focusFirst(form, wrong)
    setSending(true)
    try {
      const { detail } = await changePassword(callApi, {
        new_password: values.next,
        ...(hasPassword ? { current_password: values.current } : {}),
      })
      toast.success(detail)
      setValues(empty)
      void queries.invalidateQueries({ queryKey: meQuery().queryKey })
    } catch (error) {
      const refused = refusedPasswords(error)
      setErrors(refused)
      toast.error(errorText(error, t('profile.password.changeFail')))
      focusFirst(form, refused)
    } finally {
      setSending(false)
    }
  }

  const field = (name: PasswordName) => ({
    name,
    value: values[name],
    error: errors[name],
    maxLength: limits.passwordMaxChars,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((known) => ({ ...known, [name]: target.value }))
      setErrors((known) => ({ ...known, [name]: undefined }))
    },
    onBlur: () => {
      const isOff = name === 'again' && values.again !== '' && !isMatching
      if (isOff) setErrors((known) => ({ ...known, again: t('profile.password.mismatch') }))
    },
  })

  return { field, submit, isSending, canSubmit: isMatching && !isSending, next: values.next }
}

function refusedPasswords(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {}
  const { current_password: current, new_password: next } = error.errors
  return { ...(current ? { current: current[0] } : {}), ...(next ? { next: next[0] } : {}) }
}

function focusFirst(form: HTMLFormElement, wrong: Errors): void {
  const [name] = Object.keys(wrong)
  const field = name ? form.elements.namedItem(name) : null
  if (field instanceof HTMLElement) field.focus()
}
