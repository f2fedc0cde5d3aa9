import { useState } from 'react'
import { changeMe } from '#backoffice/client/sign-in.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function ProfilePanel() {
  const { t } = useI18n()
  const { staff } = useSession()
  const [name, setName] = useState(staff.name)
  const change = async (what: Parameters<typeof changeMe>[0]) => {
    try {
      await changeMe(what)
      if (what.name) showToast('success', t('form.saved'))
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  const isNameChanged = name.trim() !== staff.name
  return (
    <Panel title={t('account.profile')}>
      <div className="grid gap-5">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (isNameChanged && name.trim()) void change({ name: name.trim() })
          }}
        >
          <TextField className="flex-1" label={t('account.name')} name="name" autoComplete="name" value={name} onChange={setName} />
          {isNameChanged && (
            <Button type="submit" variant="primary" className="h-9">
              {t('common.save')}
            </Button>
          )}
        </form>
        <TextField label={t('account.email')} help={t('account.emailHelp')} readOnly value={staff.email} onChange={() => {}} />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <SegmentField
            label={t('account.language')}
            value={staff.language}
            onChange={(language) => void change({ language: language === 'en' ? 'en' : 'ru' })}
            options={[
              { value: 'ru', label: t('account.russian') },
              { value: 'en', label: t('account.english') },
            ]}
          />
          <SegmentField
            label={t('account.theme')}
            value={staff.theme}
            onChange={(theme) => void change({ theme: theme === 'light' || theme === 'dark' ? theme : 'auto' })}
            options={(['auto', 'light', 'dark'] as const).map((theme) => ({ value: theme, label: t(`shell.theme.${theme}`) }))}
          />
        </div>
        <TickField
          checked={staff.has_shortcuts}
          onChange={(isOn) => void change({ has_shortcuts: isOn })}
          help={t('account.shortcutsHelp')}
        >
          {t('account.shortcuts')}
        </TickField>
      </div>
    </Panel>
  )
}
