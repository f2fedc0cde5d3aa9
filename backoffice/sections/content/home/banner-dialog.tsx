import { type HomeDraft, saveHome, type StaffBanner } from '#backoffice/client/home.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { DialogFormNotices } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BannerPicture } from '#backoffice/sections/content/home/banner-picture.tsx'
import { type TypedBanner, useBannerForm, useShowBanner } from '#backoffice/sections/content/home/use-banner-form.ts'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function BannerDialog({ draft, banner, onClose }: { draft: HomeDraft; banner: StaffBanner | null; onClose: () => void }) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const form = useBannerForm(draft, banner, onClose)
  const show = useShowBanner()
  const { values, change } = form
  const isDirty = form.changedCount > 0
  const { close, guard } = useCloseGuard({ isDirty, onClose })
  const deletion = useWrite()
  const upload = useAction()
  const found = draft.banners.findIndex(({ id }) => id === values.id)
  const at = found === -1 ? draft.banners.length : found
  const isGone = banner !== null && found === -1
  const isBusy = form.isSaving || deletion.isBusy
  const remove = () =>
    deletion.run(async () => {
      await saveHome(draft, { banners: draft.banners.toSpliced(at, 1) }, t('home.bannerDeleted'))
      form.draft.drop()
      onClose()
    })
  // errors of fields are shown beside the fields
  const failure = Object.keys(form.refused).length ? null : (form.failure ?? deletion.failure)
  const wrong = (field: string) => form.refused[`banners.${at}.${field}`] ?? null
  const zone = { timeZone, zoneName: city[language] }
  return (
    <FormDialog
      title={t(banner ? 'home.changeBanner' : 'home.addBanner')}
      width="md:w-[760px]"
      isBusy={isBusy}
      isReady={!isGone && !upload.isBusy && (banner !== null || isDirty)}
      // not shown while busy, because this dialog itself may be deleting the banner
      failure={isGone && !isBusy ? t('home.bannerGone') : failure}
      onSubmit={isDirty ? form.save : onClose}
      aside={banner && <DeleteButton isBusy={isBusy || isGone} onDelete={() => void remove()} />}
      onClose={close}
    >
      <DialogFormNotices form={form} show={show} />
      <SegmentField
        label={t('home.place')}
        value={values.place}
        onChange={(place) => change({ place: place === 'popular' ? 'popular' : 'hero' })}
        options={(['hero', 'popular'] as const).map((value) => ({ value, label: t(`home.places.${value}`) }))}
      />
      <BannerWords fields={['title', 'text', 'button']} values={values} onChange={change} errorOf={wrong} />
      <TextField
        label={t('home.link')}
        help={t('home.linkHelp')}
        value={values.link}
        onChange={(link) => change({ link })}
        maxLength={200}
        autoComplete="off"
        error={wrong('link')}
      />
      <BannerPicture picture={values.picture} upload={upload} onChange={(picture) => change({ picture })} />
      {values.picture && <BannerWords fields={['alt']} values={values} onChange={change} errorOf={wrong} />}
      <div className="grid gap-4 md:grid-cols-2">
        <DateTimeField label={t('home.from')} value={values.shown_from} onChange={(from) => change({ shown_from: from })} {...zone} />
        <DateTimeField
          label={t('home.until')}
          value={values.shown_until}
          onChange={(until) => change({ shown_until: until })}
          error={wrong('shown_until') && t('home.untilWrong')}
          {...zone}
        />
      </div>
      <TickField checked={values.is_active} onChange={(isActive) => change({ is_active: isActive })}>
        {t('content.isShown')}
      </TickField>
      {guard}
    </FormDialog>
  )
}

type Field = 'title' | 'text' | 'button' | 'alt'
type WordsProps = {
  fields: readonly Field[]
  values: TypedBanner
  onChange: (part: Partial<TypedBanner>) => void
  errorOf: (field: string) => string | null
}

function BannerWords({ fields, values, onChange, errorOf }: WordsProps) {
  const { t } = useI18n()
  const words = (name: `${Field}_${'ru' | 'en'}`) => ({
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errorOf(name),
  })
  return fields.map((field) => (
    <LanguagePair key={field} label={t(`home.fields.${field}`)} ru={words(`${field}_ru`)} en={words(`${field}_en`)} />
  ))
}
