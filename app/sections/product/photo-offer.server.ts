import { availabilityTexts } from '#app/i18n/availability-texts.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { hoursText } from '#contract/rules/hours-text.ts'
import { hasOwnPhotos, type ShownPhotos } from '#contract/rules/own-photos.ts'

type Terms = Pick<PageContext, 'language' | 'livePhotoHours'>

/**
 * Returns the text that offers photographs of this very piece and says how soon they come. Null if the page already shows such photographs.
 */
export function photoOffer({ language, livePhotoHours }: Terms, piece: ShownPhotos): string | null {
  return hasOwnPhotos(piece) ? null : availabilityTexts[language].ownPhotos(hoursText(language, livePhotoHours))
}
