import type { Article } from '#contract/rules/article.ts'

export const privacyPolicyEn: Article = {
  title: 'Privacy policy',
  description: 'What data Vitrine collects, why, who receives it, how long we keep it and how to correct or delete it.',
  lead: 'What we know about you, why we need it, who sees it and how to have it deleted. Effective {{since}}.',
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The party responsible is {{seller}}. For any question about your data write to {{email}} or call {{phone}}. This policy covers the site, requests, orders and correspondence with the shop.',
      ],
    },
    {
      id: 'what',
      title: 'What data we receive',
      blocks: [
        'You can browse the catalog without telling us anything about yourself. We have your details only once you give them to us.',
        {
          terms: [
            ['Requests and appointments', 'name, phone, email if you gave it, message, photographs, city and time of the visit'],
            ['Profile', 'first and last name, phone, email, saved addresses'],
            [
              'Signing in',
              'phone and a code or password; with Google or Telegram the name, email or identifier that the service passes on',
            ],
            ['Orders', 'pieces, pickup or delivery, delivery address, recipient, status history'],
            ['Buyback and services', 'facts about the piece, its photographs and numbers, your asking price'],
            ['Technical data', 'IP address, time and address of a request, type of browser'],
          ],
        },
        'We do not know your password: only an irreversible fingerprint of it is stored. The site neither sends nor stores bank card details. Please do not send card or document numbers in messages.',
      ],
    },
    {
      id: 'why',
      title: 'Why we need it',
      blocks: [
        {
          list: [
            'To answer a request, tell you a price, send photographs or a valuation.',
            'To process and deliver an order, take it back and honor the warranty.',
            'To keep your profile: cart, favorites, comparison, purchase history.',
            'To protect sign-in: codes expire and allow only a few attempts, and frequent requests are limited.',
            'To comply with the law: to keep records and answer lawful requests from the authorities.',
          ],
        },
        'The basis is your consent, a contract with you or a duty under the law. We do not sell data, do not use it for advertising and make no automated decisions about you. We send no newsletters without separate consent.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      blocks: [
        {
          terms: [
            ['Language', 'your choice of Russian or English, in the browser’s storage and a cookie'],
            ['Signing in', 'your session keys, until you sign out'],
            ['Drafts', 'unfinished forms and checkout; until the tab is closed or the form is sent'],
            [
              'Contact',
              'name, phone, email and city from your last form, so that you need not type them again; until you sign out or press “Not me”',
            ],
            ['Compare', 'whether to show differences only'],
          ],
        },
        'All of it is needed for the site to work. We use no advertising or tracking cookies. You can clear this in your browser settings; you will then have to sign in again.',
      ],
    },
    {
      id: 'whom',
      title: 'Who receives it',
      blocks: [
        {
          list: [
            'The courier and the insurer: name, phone, address and value of the parcel.',
            'The services that deliver codes, calls, emails and messages: the number or address of the recipient.',
            'Google and Telegram, if you sign in through them. Their pages and buttons follow the rules of those companies, as do the player on the video page and the maps: they load when you press them.',
            'Our hosting provider, as far as storage requires.',
          ],
        },
        'The offices in Moscow and Dubai work together, so data about an order may be handled in Russia and in the UAE. Recipients may use the data only for their own task.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            ['Requests', 'while we prepare an answer and correspond about it'],
            ['Profile', 'while you use it, or until you ask us to delete it'],
            ['Orders', 'for the warranty and the time the law requires for records'],
            ['Sign-in codes', 'no longer than 5 minutes'],
          ],
        },
        'Data travels over an encrypted connection. Only staff who need it for their work have access.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may find out what data we hold about you, receive a copy, have it corrected or deleted, and withdraw your consent. You can change your name, email and addresses yourself in your [profile](/profile); for anything else write to {{email}} from an address or number we know. We answer within the time set by the law of your country.',
        'Not everything can be deleted, or deleted at once: the law requires us to keep records of a paid order. If our answer does not satisfy you, you may contact the supervisory authority.',
        'If the policy changes, the new version appears on this page. Sales and returns are covered in the [terms of sale](/terms).',
      ],
    },
  ],
}
