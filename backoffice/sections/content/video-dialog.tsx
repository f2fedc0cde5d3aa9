import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StaffVideo, type TypedVideo, videosQuery } from '#backoffice/client/content.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useEntryWrite } from '#backoffice/sections/content/use-entry-write.ts'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { readVideoAddress } from '#contract/rules/staff/video-address.ts'

const empty: TypedVideo = {
  video_url: '',
  title_ru: '',
  title_en: '',
  description_ru: '',
  description_en: '',
  format: 'other',
  is_active: true,
}

export function VideoDialog({ video, onClose }: { video: StaffVideo | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id, version, video_id: _, ...held } = video ?? { ...empty, id: 0, version: 0, video_id: null }
  const form = useTypedForm<TypedVideo>({ kind: 'video', id: video ? id : 'new', current: held, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { write, isBusy, failure, errorOf } = useEntryWrite({ list: videosQuery, form, onClose })
  const params = { id }
  const save = () =>
    video
      ? write(t('content.videos.changed'), () => callStaff('PATCH /api/staff/videos/:id/', { params, body: { version, ...form.values } }))
      : write(t('content.videos.added'), () => callStaff('POST /api/staff/videos/', { body: form.values }))
  const remove = () => write(t('content.videos.deleted'), () => callStaff('DELETE /api/staff/videos/:id/', { params }))
  return (
    <FormDialog
      title={t(video ? 'content.videos.change' : 'content.videos.add')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      aside={video && <DeleteButton isBusy={isBusy} onDelete={() => void remove()} />}
      width="md:w-[760px]"
      onClose={close}
    >
      <DraftNotice form={form} />
      <VideoFields values={form.values} onChange={form.change} errorOf={errorOf} />
      {guard}
    </FormDialog>
  )
}

type FieldsProps = { values: TypedVideo; onChange: (part: Partial<TypedVideo>) => void; errorOf: (field: string) => string | null }

function VideoFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const found = readVideoAddress(values.video_url)
  const isWrong = errorOf('video_url') !== null || (values.video_url.trim() !== '' && !found)
  const type = (text: string) => {
    const read = readVideoAddress(text)
    onChange({ video_url: text, ...(read ? { format: read.isVertical ? 'vertical' : values.format } : {}) })
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_200px]">
        <TextField
          label={t('content.videos.address')}
          help={t('content.videos.addressHelp')}
          type="url"
          value={values.video_url}
          onChange={type}
          maxLength={500}
          autoComplete="off"
          error={isWrong ? t('content.videos.addressWrong') : null}
        />
        {found && <Still key={found.id} id={found.id} />}
      </div>
      <LanguagePair
        label={t('content.videos.name')}
        ru={{ value: values.title_ru, onChange: (text) => onChange({ title_ru: text }), error: errorOf('title_ru') }}
        en={{ value: values.title_en, onChange: (text) => onChange({ title_en: text }), error: errorOf('title_en') }}
      />
      <LanguagePair
        isLong
        label={t('content.videos.description')}
        ru={{ value: values.description_ru, onChange: (text) => onChange({ description_ru: text }), error: errorOf('description_ru') }}
        en={{ value: values.description_en, onChange: (text) => onChange({ description_en: text }), error: errorOf('description_en') }}
      />
      <SegmentField
        label={t('content.videos.format')}
        value={values.format}
        onChange={(value) => onChange({ format: value === 'vertical' ? 'vertical' : 'other' })}
        options={(['other', 'vertical'] as const).map((value) => ({ value, label: t(`content.videos.formats.${value}`) }))}
      />
      <TickField checked={values.is_active} onChange={(isShown) => onChange({ is_active: isShown })}>
        {t('content.isShown')}
      </TickField>
    </>
  )
}

/** The width of the gray placeholder that YouTube returns for a missing video. */
const missingStillPx = 120

function Still({ id }: { id: string }) {
  const { t } = useI18n()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <output className="self-center text-12 text-brass">{t('content.videos.stillMissing', { id })}</output>
  return (
    <img
      src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
      alt={t('content.videos.still', { id })}
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
      onLoad={({ currentTarget }) => setMissing(currentTarget.naturalWidth <= missingStillPx)}
      className="aspect-video w-full bg-ivory object-cover"
    />
  )
}
