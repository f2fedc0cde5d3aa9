import type { Language } from '#contract/language.ts'
import type { StaffNotice } from '#server/domain/staff/staff-email.ts'
import { walletTexts } from '#server/domain/staff/wallet-texts.ts'

/** `path` is the page that the button opens if the email has no link; by default the start page of the back office. */
export type NoticeText = { subject: string; text: string; button?: string; path?: string; note?: string }

export const staffEmailTexts: Record<Language, { why: string; notices: Record<StaffNotice, NoticeText> }> = {
  ru: {
    why: 'Вы получили это письмо, потому что работаете в магазине или приглашены в него.',
    notices: {
      ...walletTexts.ru,
      invitation: {
        subject: 'Приглашение работать в магазине',
        text: '{{inviter}} приглашает вас. Откройте ссылку, придумайте пароль и подключите приложение с кодами.',
        button: 'Принять приглашение',
        note: 'Ссылка действует {{lifetime}} и один раз.',
      },
      reset: {
        subject: 'Восстановление входа',
        text: '{{by}} выдал(а) вам ссылку, чтобы заново настроить вход.',
        button: 'Настроить вход',
        note: 'Ссылка действует сутки и один раз. Если вы её не просили, скажите об этом владельцу.',
      },
      'new-device': {
        subject: 'Вход с нового устройства',
        text: 'В ваш рабочий профиль вошли: {{device}}, сеть {{network}}, {{time}}.',
        button: 'Это был не я: закрыть доступ',
        note: 'Кнопка завершит все сеансы и закроет профиль, пока его не откроет владелец. Если это были вы, ничего делать не нужно.',
      },
      'reset-made': {
        subject: 'Сброшен вход: {{name}}',
        text: '{{by}} сбросил(а) вход сотрудника {{name}} ({{email}}). Все его сеансы завершены.',
        note: 'Если этого не должно было случиться, заблокируйте сотрудника на странице сотрудников.',
      },
      'factor-locked': {
        subject: 'Второй шаг входа закрыт: {{name}}',
        text: 'У сотрудника {{name}} ({{email}}) за сутки двадцать неверных кодов при верном пароле. Второй шаг закрыт, пока владелец его не сбросит.',
        note: 'Пароль, возможно, известен постороннему: попросите сменить его.',
      },
      'passkey-added': {
        subject: 'Добавлен ключ доступа: {{passkey}}',
        text: 'В ваш рабочий профиль теперь можно войти ключом доступа «{{passkey}}», без пароля и кода.',
        button: 'Это был не я: закрыть доступ',
        note: 'Кнопка удалит ключи доступа, завершит все сеансы и закроет профиль, пока его не откроет владелец. Если ключ добавили вы, ничего делать не нужно.',
      },
      'passkey-removed': {
        subject: 'Удалён ключ доступа: {{passkey}}',
        text: 'Ключом доступа «{{passkey}}» больше нельзя войти в ваш рабочий профиль.',
        note: 'Если его удалили не вы, смените пароль и скажите об этом владельцу.',
      },
      'locked-by-link': {
        subject: 'Профиль закрыт: {{name}}',
        text: 'Сотрудник {{name}} ({{email}}) сообщил о чужом входе. Все сеансы завершены, профиль закрыт, пока владелец его не откроет.',
      },
      weekly: {
        subject: 'Неделя магазина: {{week}}',
        text: 'Новых заказов: {{orders}}, вручено: {{sold}}, записей в журнале действий: {{actions}}. Все печати журнала сходятся, их {{count}}.',
        button: 'Открыть магазин',
        note: 'Последняя печать: {{seal}}. Сохраните это письмо: по печати видно, не отрезан ли конец журнала (npm run audit -- verify и печать).',
      },
      'weekly-broken': {
        subject: 'Журнал действий изменён: запись {{entry}}',
        text: 'Печать записи {{entry}} не сходится: её или то, что она изменила, правили в обход магазина. За неделю ({{week}}) новых заказов: {{orders}}, вручено: {{sold}}.',
        button: 'Открыть магазин',
        note: 'Последняя печать: {{seal}}. Сравните её с прошлыми письмами и узнайте, кто имеет доступ к базе.',
      },
    },
  },
  en: {
    why: 'You are receiving this email because you work at the shop or were invited to.',
    notices: {
      ...walletTexts.en,
      invitation: {
        subject: 'An invitation to work at the shop',
        text: '{{inviter}} invites you. Open the link, choose a password and set up an authenticator.',
        button: 'Accept the invitation',
        note: 'The link works once, within {{lifetime}}.',
      },
      reset: {
        subject: 'Set up your sign-in again',
        text: '{{by}} made a link for you to set up your sign-in again.',
        button: 'Set up sign-in',
        note: 'The link works once, within a day. If you did not ask for it, tell an owner.',
      },
      'new-device': {
        subject: 'A sign-in from a new device',
        text: 'Somebody signed in to your account of the back office: {{device}}, network {{network}}, {{time}}.',
        button: 'This was not me: lock the account',
        note: 'The button ends all sessions and locks the account until an owner opens it. If it was you, there is nothing to do.',
      },
      'reset-made': {
        subject: 'Sign-in reset: {{name}}',
        text: '{{by}} has reset the sign-in of {{name}} ({{email}}). All sessions of that account have ended.',
        note: 'If this should not have happened, block the account on the page of the staff.',
      },
      'factor-locked': {
        subject: 'Second factor locked: {{name}}',
        text: 'The account of {{name}} ({{email}}) had twenty wrong codes within a day, each after the right password. Its second factor is locked until an owner resets it.',
        note: 'Somebody else may know the password: ask them to change it.',
      },
      'passkey-added': {
        subject: 'Passkey added: {{passkey}}',
        text: 'The passkey “{{passkey}}” now opens your account of the back office, without password and code.',
        button: 'This was not me: lock the account',
        note: 'The button removes the passkeys, ends all sessions and locks the account until an owner opens it. If you added it, there is nothing to do.',
      },
      'passkey-removed': {
        subject: 'Passkey removed: {{passkey}}',
        text: 'The passkey “{{passkey}}” no longer opens your account of the back office.',
        note: 'If you did not remove it, change your password and tell an owner.',
      },
      'locked-by-link': {
        subject: 'Account locked: {{name}}',
        text: '{{name}} ({{email}}) reported a sign-in that was not theirs. All sessions have ended, and the account is locked until an owner opens it.',
      },
      weekly: {
        subject: 'Your week: {{week}}',
        text: 'New orders: {{orders}}. Handed over: {{sold}}. Entries in the audit log: {{actions}}. All {{count}} seals of the log match.',
        button: 'Open the shop',
        note: 'Last seal: {{seal}}. Keep this email: with the seal you can check later that the end of the log was not cut off (npm run audit -- verify, followed by the seal).',
      },
      'weekly-broken': {
        subject: 'The audit log was altered: entry {{entry}}',
        text: 'The seal of entry {{entry}} does not match: the entry, or what it changed, was altered outside the shop. The week of {{week}}: {{orders}} new orders, {{sold}} handed over.',
        button: 'Open the shop',
        note: 'The last seal: {{seal}}. Compare it with earlier emails, and find out who can reach the database.',
      },
    },
  },
}
