import type { Language } from '#contract/language.ts'
import type { WalletReason } from '#server/context/wallet-reasons.ts'

export const walletMessages = {
  ru: {
    'wallet-not-bitcoin': 'Это не адрес сети Bitcoin: он начинается с bc1, 1 или 3, а его контрольная сумма сходится.',
    'wallet-not-ethereum': 'Это не адрес сети Ethereum: 0x и 40 знаков от 0 до f, контрольная сумма регистра сходится.',
    'wallet-not-tron': 'Это не адрес сети Tron: он начинается с T, в нём 34 знака, контрольная сумма сходится.',
    'wallet-in-force': 'Этот адрес уже действует.',
    'wallet-pending': 'Для этой криптовалюты уже ждёт другой адрес. Сначала дождитесь его или отмените.',
    'wallet-one-owner': 'Владелец один: кошельки берутся только из настроек сервера. Пригласите второго владельца.',
    'wallet-invited':
      'Вы и автор предложения связаны приглашением: один привёл другого. Утвердить адрес должен владелец, которого автор не приглашал и который не приглашал автора.',
    'wallet-too-new':
      'Вместе менять кошелёк можно, когда оба работают в магазине семь дней с этими правами. Утвердить адрес можно с {{from}}.',
    'wallet-own-proposal': 'Свой адрес утвердить нельзя: это делает другой владелец.',
    'wallet-proposer-gone': 'У того, кто предложил адрес, больше нет на это прав. Отмените предложение.',
    'wallet-step-taken': 'С этим адресом уже поступили иначе. Посмотрите, что с ним стало.',
    'wallet-unknown': 'Такого кошелька нет.',
  },
  en: {
    'wallet-not-bitcoin': 'This is no address of Bitcoin: it begins with bc1, 1 or 3, and its checksum fits.',
    'wallet-not-ethereum': 'This is no address of Ethereum: 0x and 40 characters from 0 to f, and the checksum of its case fits.',
    'wallet-not-tron': 'This is no address of Tron: it begins with T, has 34 characters, and its checksum fits.',
    'wallet-in-force': 'This address is in force already.',
    'wallet-pending': 'Another address waits for this coin. Wait for it, or cancel it first.',
    'wallet-one-owner': 'There is one owner: wallets come from the settings of the server alone. Invite a second owner.',
    'wallet-invited':
      'You and whoever proposed this address are linked by an invitation: one brought in the other. An owner approves it who was not invited by the proposer and did not invite them.',
    'wallet-too-new':
      'Two people change a wallet once both have had their accounts and rights for seven days. You can approve this address from {{from}}.',
    'wallet-own-proposal': 'Nobody approves their own proposal: another owner does.',
    'wallet-proposer-gone': 'Whoever proposed this address may not do so any more. Cancel the proposal.',
    'wallet-step-taken': 'Something else was done with this address already. See what became of it.',
    'wallet-unknown': 'There is no such wallet.',
  },
} as const satisfies Record<Language, Record<WalletReason, string>>
