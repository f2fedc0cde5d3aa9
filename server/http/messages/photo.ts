import type { Language } from '#contract/language.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import type { PhotoReason } from '#server/context/photo-reasons.ts'

const megabytes = staffPhotoLimits.fileMaxBytes / 1_000_000
const { megapixelsMax, pieceMax } = staffPhotoLimits

export const photoMessages = {
  ru: {
    'upload-missing': 'Приложите одну фотографию.',
    'upload-too-large': `Фотография слишком большая: не больше ${megabytes}\u00A0МБ.`,
    'upload-unreadable': 'Не удалось прочитать фотографию. Подойдут файлы JPEG, PNG, WebP и AVIF.',
    'upload-heic': 'Это файл HEIC: браузер его не читает. Сохраните фотографию как JPEG или отправьте её с телефона — он сделает это сам.',
    'upload-pixels': `В фотографии слишком много точек: не больше ${megapixelsMax}\u00A0мегапикселей, AVIF — не больше 16.`,
    'upload-no-room': 'На диске магазина не осталось места для фотографий.',
    'upload-gone': 'Этой фотографии уже нет. Загрузите её ещё раз.',
    'upload-taken': 'Эта фотография уже у другого предмета.',
    'photos-full': `У предмета может быть не больше ${pieceMax}\u00A0фотографий.`,
    'photos-edited-meanwhile': 'Фотографии тем временем изменил кто-то ещё. Посмотрите, что получилось, и повторите.',
    'photo-no-original': 'Оригинала этой фотографии нет, поэтому кадрировать её нельзя.',
    'photo-cut-twice': 'Такой кадр этой фотографии у предмета уже есть.',
  },
  en: {
    'upload-missing': 'Attach one photograph.',
    'upload-too-large': `The photograph is too large: ${megabytes}\u00A0MB at most.`,
    'upload-unreadable': 'The photograph could not be read. JPEG, PNG, WebP and AVIF files will do.',
    'upload-heic': 'This is a HEIC file, which cannot be read here. Save it as JPEG, or send it from the phone, which does so by itself.',
    'upload-pixels': `The photograph has too many pixels: ${megapixelsMax}\u00A0megapixels at most, 16 of an AVIF.`,
    'upload-no-room': 'The shop has no room left for photographs.',
    'upload-gone': 'This photograph is gone. Please upload it again.',
    'upload-taken': 'This photograph belongs to another piece already.',
    'photos-full': `A piece can have ${pieceMax}\u00A0photographs at most.`,
    'photos-edited-meanwhile': 'Somebody else has changed the photographs meanwhile. Look at them and try again.',
    'photo-no-original': 'The original of this photograph is not there, so it cannot be cut.',
    'photo-cut-twice': 'The piece has this very cut of the photograph already.',
  },
} as const satisfies Record<Language, Record<PhotoReason, string>>
