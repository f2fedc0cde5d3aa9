import type { Language } from '#contract/language.ts'
import type { WalletNotice } from '#server/domain/staff/staff-email.ts'

const path = '/settings/wallets'
const ru = { button: 'Открыть кошельки', path }
const en = { button: 'Open the wallets', path }
const compareRu = 'Сверьте адрес со своим кошельком на другом устройстве. Если он чужой, отмените замену и смените пароли.'
const compareEn = 'Compare the address with your wallet on another device. If it is not yours, cancel the change and change the passwords.'

/** Texts of notices to owners about a wallet; `{{from}}` is a time in UTC. */
export const walletTexts = {
  ru: {
    'wallet-proposed': {
      ...ru,
      subject: 'Предложен кошелёк {{coin}}',
      text: '{{by}} предлагает принимать {{coin}} (сеть {{network}}) на адрес {{address}}. Его должен утвердить другой владелец.',
      note: compareRu,
    },
    'wallet-approved': {
      ...ru,
      subject: 'Утверждён кошелёк {{coin}}: действует с {{from}}',
      text: '{{by}} утвердил(а) адрес {{address}} для {{coin}} (сеть {{network}}). Он начнёт действовать {{from}}; до этого его может отменить любой владелец.',
      note: compareRu,
    },
    'wallet-active': {
      ...ru,
      subject: 'Действует новый кошелёк {{coin}}',
      text: 'Новые заказы в {{coin}} (сеть {{network}}) оплачивают на адрес {{address}}. В прежних заказах остаётся адрес, который видел покупатель.',
      note: 'Если адрес чужой, остановите его на странице кошельков: приём криптовалюты прекратится сразу.',
    },
    'wallet-cancelled': {
      ...ru,
      subject: 'Отменена замена кошелька {{coin}}',
      text: '{{by}} отменил(а) адрес {{address}} для {{coin}} (сеть {{network}}). Всё остаётся как было.',
    },
    'wallet-dropped': {
      ...ru,
      subject: 'Отменена замена кошелька {{coin}}',
      text: 'Магазин отменил адрес {{address}} для {{coin}} (сеть {{network}}): тот, кто его предложил или утвердил, потерял права, владельца заблокировали, сбросили или лишили роли, или владелец остался один.',
    },
    'wallet-stopped': {
      ...ru,
      subject: 'Остановлен кошелёк {{coin}}',
      text: '{{by}} остановил(а) адрес {{address}}. {{coin}} (сеть {{network}}) в новых заказах не принимается, пока не утвердят другой адрес.',
    },
  },
  en: {
    'wallet-proposed': {
      ...en,
      subject: 'A wallet for {{coin}} was proposed',
      text: '{{by}} proposes to take {{coin}} (network {{network}}) at the address {{address}}. Another owner has to approve it.',
      note: compareEn,
    },
    'wallet-approved': {
      ...en,
      subject: 'A wallet for {{coin}} was approved: in force from {{from}}',
      text: '{{by}} has approved the address {{address}} for {{coin}} (network {{network}}). It comes into force {{from}}; until then any owner can cancel it.',
      note: compareEn,
    },
    'wallet-active': {
      ...en,
      subject: 'A new wallet for {{coin}} is in force',
      text: 'New orders in {{coin}} (network {{network}}) are paid to the address {{address}}. Earlier orders keep the address that the buyer was shown.',
      note: 'If the address is not yours, stop it on the wallets page: the shop then stops accepting this coin at once.',
    },
    'wallet-cancelled': {
      ...en,
      subject: 'A change of the wallet for {{coin}} was canceled',
      text: '{{by}} has canceled the address {{address}} for {{coin}} (network {{network}}). Everything stays as it was.',
    },
    'wallet-dropped': {
      ...en,
      subject: 'A change of the wallet for {{coin}} was canceled',
      text: 'The shop has canceled the address {{address}} for {{coin}} (network {{network}}): whoever proposed or approved it may not do so any more, an owner was blocked, reset or lost the role, or one owner is left.',
    },
    'wallet-stopped': {
      ...en,
      subject: 'The wallet for {{coin}} was stopped',
      text: '{{by}} has stopped the address {{address}}. New orders cannot be paid in {{coin}} (network {{network}}) until another address is approved.',
    },
  },
} satisfies Record<Language, Record<WalletNotice, { subject: string; text: string; button: string; path: string; note?: string }>>
