import { callApi } from '#app/client/call-api.ts'
import { sendLivePhotoRequest, sendPriceRequest } from '#app/client/enquiries.ts'
import type { Asker } from '#app/features/enquiry/enquiry-rules.ts'
import type { Kind } from '#contract/piece.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** What can be asked about a piece (PDP-03). */
export type PieceEnquiry = 'price' | 'livePhotos'
/** The piece that is asked about. */
export type EnquiryPiece = { kind: Kind; id: number; name: string; reference: string | null }

/** Sends an enquiry about a piece; a price request may name an e-mail, the other does not ask for one. */
export function sendPieceEnquiry(enquiry: PieceEnquiry, piece: EnquiryPiece, asker: Asker): Promise<{ detail: string }> {
  const body = {
    kind: piece.kind,
    piece_id: piece.id,
    name: asker.name.trim(),
    phone: formatPhone(asker.phone),
    message: asker.message.trim(),
    website: asker.website,
  }
  if (enquiry === 'livePhotos') return sendLivePhotoRequest(callApi, body)
  return sendPriceRequest(callApi, { ...body, email: asker.email.trim() })
}
