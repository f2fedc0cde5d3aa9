import { availabilityTexts } from '#app/i18n/availability-texts.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { hoursText } from '#contract/rules/hours-text.ts'
import { hasOwnPhotos, type ShownPhotos } from '#contract/rules/own-photos.ts'

type Terms = Pick<PageContext, 'language' | 'livePhotoHours'>

/** The offer of photographs of this very piece, and in what time; null if the page already shows some. */
export function photoOffer({ language, livePhotoHours }: Terms, piece: ShownPhotos): string | null {
  return hasOwnPhotos(piece) ? null : availabilityTexts[language].ownPhotos(hoursText(language, livePhotoHours))
}
