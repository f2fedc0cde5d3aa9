import { useState } from 'react'
import type { HomeDraft, HomePicture, StaffBanner } from '#backoffice/client/home.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useHomeForm } from '#backoffice/sections/content/home/use-home-form.ts'
import { isSameValue } from '#contract/rules/staff/merge-fields.ts'

/**
 * The form values. `id` is 0 until something is typed into a new banner. `picture` is the picture itself instead of its id, because
 * `draft.pictures` does not contain a new upload.
 */
export type TypedBanner = Omit<StaffBanner, 'picture'> & { picture: HomePicture | null }

const empty: TypedBanner = {
  id: 0,
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

/** Returns a random id, so that two people can add banners at the same time. */
const newBannerId = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1) | 1

/** The form of a banner. A new banner gets its id while it is typed. Submitting again after a lost response therefore adds it only once. */
export function useBannerForm(draft: HomeDraft, banner: StaffBanner | null, onClose: () => void) {
  const { t } = useI18n()
  const [newId] = useState(newBannerId)
  const read = ({ banners, pictures }: HomeDraft): TypedBanner => {
    if (!banner) return empty
    const { picture, ...words } = banners.find(({ id }) => id === banner.id) ?? banner
    return { ...words, picture: pictures.find(({ id }) => id === picture) ?? null }
  }
  const write = (stored: HomeDraft, changed: Partial<TypedBanner>) => {
    const { picture, ...words } = { ...read(stored), ...changed }
    const id = words.id || newId
    const at = stored.banners.findIndex((each) => each.id === id)
    if (banner && at === -1) throw new Error('The banner was deleted')
    const written = { ...words, id, picture: picture?.id ?? null }
    return { banners: at === -1 ? [...stored.banners, written] : stored.banners.toSpliced(at, 1, written) }
  }
  const form = useHomeForm<TypedBanner>({
    kind: 'banner',
    id: String(banner?.id ?? 'new'),
    draft,
    labels: useBannerLabels(),
    read,
    write,
    sentence: t('home.bannerSaved'),
    onClose,
  })
  const change = (part: Partial<TypedBanner>) => {
    const isBlank = isSameValue({ ...form.values, ...part, id: 0 }, empty)
    form.setAll(banner ? part : { ...part, id: isBlank ? 0 : form.values.id || newId })
  }
  return { ...form, change }
}

function useBannerLabels(): Record<keyof TypedBanner, string> {
  const { t } = useI18n()
  const word = (field: 'title' | 'text' | 'button' | 'alt', language: 'russian' | 'english') =>
    `${t(`home.fields.${field}`)}, ${t(`form.${language}`)}`
  return {
    id: '',
    place: t('home.place'),
    title_ru: word('title', 'russian'),
    title_en: word('title', 'english'),
    text_ru: word('text', 'russian'),
    text_en: word('text', 'english'),
    button_ru: word('button', 'russian'),
    button_en: word('button', 'english'),
    link: t('home.link'),
    picture: t('home.picture'),
    alt_ru: word('alt', 'russian'),
    alt_en: word('alt', 'english'),
    shown_from: t('home.from'),
    shown_until: t('home.until'),
    is_active: t('content.isShown'),
  }
}

/** Returns a function that shows a value of a banner in a conflict. */
export function useShowBanner(): (name: string, value: unknown) => string {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  return (name, value) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (name === 'place') return t(`home.places.${value as TypedBanner['place']}`)
    if (name === 'picture') return `${t('home.picture')} ${(value as HomePicture).id}`
    const text = value as string
    return name === 'shown_from' || name === 'shown_until' ? format.time(text) : text
  }
}
