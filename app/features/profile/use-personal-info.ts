import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { changeMe, meQuery } from '#app/client/profile.ts'
import {
  changedFields,
  mayGivePhone,
  type PersonalField,
  type PersonalValues,
  personalChange,
  personalFields,
  personalProblems,
  personalValues,
} from '#app/features/profile/personal-values.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePhoneTexts } from '#app/i18n/use-phone-texts.ts'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'
import { toast } from '#app/ui/toast.ts'
import type { Me } from '#contract/profile.ts'

const draftKey = 'profile'
type Errors = Partial<Record<PersonalField, string>>

/**
 * Form with the customer's own data. Validates email and phone on blur; invalid values block saving. The draft survives a reload until it
 * is saved or discarded.
 */
export function usePersonalInfo(me: Me) {
  const { t } = useI18n()
  const { read } = usePhoneTexts()
  const queries = useQueryClient()
  const saved = personalValues(me)
  const [values, setValues] = useState(() => ({ ...saved, ...draftOf(me) }))
  const [known, setKnown] = useState(me)
  if (known !== me) {
    // if the data were saved elsewhere, takes over the new values in fields that were not edited
    const touched = changedFields(personalValues(known), values)
    setKnown(me)
    setValues({ ...saved, ...Object.fromEntries(touched.map((field) => [field, values[field]])) })
  }
  const [left, setLeft] = useState<readonly PersonalField[]>([])
  const [refused, setRefused] = useState<Errors>({})
  const [isSaving, setSaving] = useState(false)
  const changed = changedFields(saved, values)
  const problems = personalProblems(values)
  useEffect(() => {
    writeDraft(draftKey, Object.fromEntries(changedFields(personalValues(me), values).map((field) => [field, values[field]])))
  }, [me, values])

  const set = (field: PersonalField, value: string) => {
    setValues((known) => ({ ...known, [field]: value }))
    setRefused((known) => ({ ...known, [field]: undefined }))
  }

  const save = async () => {
    if (isSaving || !changed.length || problems.length) return
    setSaving(true)
    const sent = values
    try {
      const next = await changeMe(callApi, personalChange({ ...values, phone: read(values.phone) }, changed))
      queries.setQueryData(meQuery().queryKey, next)
      // keeps what was typed during the save
      setValues((now) => ({ ...personalValues(next), ...Object.fromEntries(changedFields(sent, now).map((field) => [field, now[field]])) }))
      setLeft([])
      toast.success(t('profile.personal.saved'))
    } catch (error) {
      setRefused(errorsOf(error))
      toast.error(t('profile.personal.saveFailed'))
    } finally {
      setSaving(false)
    }
  }

  const cancel = () => {
    setValues(saved)
    setLeft([])
    setRefused({})
  }

  const errorOf = (field: PersonalField): string | undefined => {
    if (refused[field]) return refused[field]
    if (field === 'email' && left.includes('email') && problems.includes('email')) return t('profile.validation.invalidEmail')
    return field === 'phone' && left.includes('phone') && problems.includes('phone') ? t('profile.validation.invalidPhone') : undefined
  }

  const field = (name: PersonalField) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value),
    onBlur: () => setLeft((known) => [...known, name]),
  })

  const isDirty = changed.length > 0
  return { field, set, save, cancel, isDirty, isSaving, canSave: isDirty && !isSaving && problems.length === 0 }
}

function draftOf(me: Me): Partial<PersonalValues> {
  const draft = readDraft(draftKey)
  const drafted = personalFields.filter((field) => field in draft && (field !== 'phone' || mayGivePhone(me)))
  return Object.fromEntries(drafted.map((field) => [field, draft[field]]))
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {}
  const { first_name: firstName, last_name: lastName, email, phone } = error.errors
  const first = { firstName: firstName?.[0], lastName: lastName?.[0], email: email?.[0], phone: phone?.[0] }
  return Object.fromEntries(Object.entries(first).filter(([, message]) => message))
}
