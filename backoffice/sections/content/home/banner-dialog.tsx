import { type HomeDraft, type HomePicture, saveHome, type StaffBanner } from '#backoffice/client/home.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BannerPicture } from '#backoffice/sections/content/home/banner-picture.tsx'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

/** The form values. `picture` is the picture itself instead of its id, because `draft.pictures` does not contain a new upload. */
type Typed = Omit<StaffBanner, 'id' | 'picture'> & { picture: HomePicture | null }

const empty: Typed = {
  place: 'hero',
  title_ru: '',
  title_en: '',
  text_ru: '',
  text_en: '',
  button_ru: '',
  button_en: '',
  link: '/',
  picture: null,
  alt_ru: '',
  alt_en: '',
  shown_from: null,
  shown_until: null,
  is_active: true,
}

function typedOf(draft: HomeDraft, banner: StaffBanner | null): Typed {
  if (!banner) return empty
  const { id: _, picture, ...words } = banner
  return { ...words, picture: draft.pictures.find(({ id }) => id === picture) ?? null }
}

export function BannerDialog({ draft, banner, onClose }: { draft: HomeDraft; banner: StaffBanner | null; onClose: () => void }) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const at = banner ? draft.banners.findIndex(({ id }) => id === banner.id) : draft.banners.length
  const isGone = at === -1
  const current = typedOf(draft, draft.banners[at] ?? banner)
  const form = useTypedForm<Typed>({ kind: 'banner', id: banner?.id ?? 'new', current, restore: 'on request' })
  const { values, change } = form
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { run, isBusy, failure, errorOf } = useWrite()
  const upload = useAction()
  const write = (banners: StaffBanner[], sentence: string) =>
    run(async () => {
      await saveHome(draft, { banners }, sentence)
      form.drop()
      onClose()
    })
  const id = banner?.id ?? Math.max(0, ...draft.banners.map((each) => each.id)) + 1
  const save = () => write(draft.banners.toSpliced(at, 1, { ...values, id, picture: values.picture?.id ?? null }), t('home.bannerSaved'))
  const wrong = (field: string) => errorOf(`banners.${at}.${field}`)
  const zone = { timeZone, zoneName: city[language] }
  return (
    <FormDialog
      title={t(banner ? 'home.changeBanner' : 'home.addBanner')}
      width="md:w-[760px]"
      isBusy={isBusy}
      isReady={!isGone && !upload.isBusy}
      // not shown while busy, because this dialog itself may be deleting the banner
      failure={isGone && !isBusy ? t('home.bannerGone') : failure}
      onSubmit={() => void save()}
      aside={
        banner && (
          <DeleteButton isBusy={isBusy || isGone} onDelete={() => void write(draft.banners.toSpliced(at, 1), t('home.bannerDeleted'))} />
        )
      }
      onClose={close}
    >
      <DraftNotice form={form} />
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
  values: Typed
  onChange: (part: Partial<Typed>) => void
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
