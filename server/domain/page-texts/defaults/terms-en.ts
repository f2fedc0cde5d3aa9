import type { Article } from '#contract/rules/article.ts'

export const termsEn: Article = {
  title: 'Terms of sale',
  description:
    'Orders and reservations, prices and payment, delivery, returns within 14 days and the 12-month warranty: the terms of Vitrine.',
  lead: 'How we sell: what you receive, what you pay, when you may change your mind and what we stand behind. Effective {{since}}.',
  parts: [
    {
      id: 'general',
      title: 'Seller and goods',
      blocks: [
        'The seller is {{seller}}; our offices: {{addresses}}. Full company details are stated on the invoice and in the documents you receive with your purchase.',
        'We sell pre-owned watches, jewelry and bags, and new ones where the page says so. Almost every piece is one of a kind. Its condition, set, year and city are described on its page; we send live photos on request. Signs of wear mentioned in the description are not defects.',
        'We are not an official representative of the brands. Brand and model names are used to describe the pieces and belong to their owners.',
      ],
    },
    {
      id: 'order',
      title: 'Orders and reservations',
      blocks: [
        'You can order on the site once signed in, by phone or at our office. Your order is a request to hold the piece. The contract is made once a manager has confirmed availability, price and how you receive it.',
        {
          terms: [
            ['Reservation', '{{reservation}} from ordering; no money is charged'],
            ['Canceling', 'in your purchase history, until the order is shipped; free of charge'],
            ['When the time is up', 'the reservation ends and the piece is offered for sale again'],
          ],
        },
        'If the piece has just been sold at the other office, or its description proves wrong, we tell you before you pay. Anything already paid is then refunded in full.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'Prices are in US dollars. They include the authenticity check and the store warranty. The price at the time of confirmation applies. “Price on request” means that a manager will tell you the price.',
        {
          list: [
            'If you pick up the piece, you may pay at the office in Moscow or Dubai or by invoice; if it is delivered, by an invoice that your manager sends.',
            'If you pay in another currency, the manager tells you the rate and the total beforehand, and you confirm it before paying.',
            '{{coins}}',
            'A promo code reduces the price of the pieces, not of delivery. A discount never exceeds that price.',
          ],
        },
        'Online card payment is not available yet. The site neither sends nor stores card details.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and pickup',
      blocks: [
        {
          terms: [
            ['Moscow and Dubai', 'within 24 hours of confirmation if the piece is in that city'],
            ['Russia and the UAE', 'free; your manager tells you the time'],
            ['Other countries', '{{deliveryFee}} an order; your manager tells you the time'],
            [
              'Pickup',
              'free, at the offices in Moscow and Dubai; {{hours}}. From the other office we bring it within {{transferDays}} days of confirmation',
            ],
            ['Viewing', 'free, [by appointment](/appointment), daily, {{appointmentHours}}'],
          ],
        },
        'A courier brings the order, insured for its full value, and hands it to the recipient in person on presentation of a photo ID. Please examine the piece while the courier is there: if it does not match the description, do not accept it, and we pay for its return. Until it is in your hands, the risk is ours.',
        'Duties and taxes of the destination country are not included and are paid by the buyer. The export of some materials, such as exotic leather, is limited by law; if delivery to your country is not possible, we say so before you pay.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        'You may return a purchase within 14 days of receiving it, without giving a reason. The piece must be in the condition in which you received it, with everything it came with: papers, box, links and protective films, if any.',
        {
          steps: [
            'Write to {{email}}, call {{phone}} or leave a request on the [support page](/support). Tell us the order number.',
            'We arrange how you hand the piece over: at an office or to a courier. Please do not ship it yourself uninsured.',
            'A specialist compares the piece with its description and the numbers recorded at the sale.',
            'We refund your original payment method.',
          ],
        },
        'If the piece does not match its description, or the mistake was ours, we pay for the return; otherwise the buyer does. Pieces that have been worn, polished, resized at your request or opened after the purchase cannot be returned.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        'The store warranty runs for 12 months from receipt and covers hidden defects: faults that existed before the sale but did not show when we checked the piece. We repair such a defect at our expense. If that is impossible, we offer a replacement or a refund.',
        {
          list: [
            'Diagnosis under the warranty is free and takes 1–2 days.',
            'A repair takes from 1–2 days to 2–4 weeks; you know how long after the diagnosis.',
            'If a piece proves not to be genuine, we refund its full price.',
          ],
        },
        'The warranty does not cover signs of wear, impact damage, water that entered after the seal was broken, dead batteries, or work by third parties. The maker’s warranty, if still valid, applies separately.',
      ],
    },
    {
      id: 'disputes',
      title: 'If we disagree',
      blocks: [
        'Write to us: {{email}}. Most questions are settled in writing. These terms do not limit the rights that the law of your country gives a buyer: where the law gives more, the law applies. We handle personal data as described in our [privacy policy](/privacy-policy).',
        'The terms may change. Your order follows the version that applied when it was confirmed.',
      ],
    },
  ],
}
