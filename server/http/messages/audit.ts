import type { Language } from '#contract/language.ts'
import type { AuditReason } from '#server/context/audit-reasons.ts'

export const auditMessages = {
  ru: {
    'edited-meanwhile': 'Запись тем временем изменили.',
    'value-edited-meanwhile': 'Пока вы писали, это же изменил кто-то ещё. Чтобы оставить своё, сохраните ещё раз.',
    'undo-never': 'Это действие нельзя отменить.',
    'undo-too-old': 'Отменить можно в течение {{days}} дней.',
    'undo-too-large': 'Действие изменило больше {{max}} строк, его нельзя отменить.',
    'undo-nothing': 'Отменять нечего: действие ничего не изменило.',
    'undo-erased': 'Личные данные из этого действия удалены, вернуть их нельзя.',
    'undo-done': 'Действие уже отменили.',
    'undo-in-the-way': 'Отменить мешает более позднее действие.',
    'undo-changed': 'Отменить нельзя: с тех пор данные изменились.',
    'undo-in-use': 'Отменить нельзя: эти данные уже связаны с другими.',
    'undo-sent': 'Отменить нельзя: сообщение уже ушло.',
  },
  en: {
    'edited-meanwhile': 'Somebody else has changed the record meanwhile.',
    'value-edited-meanwhile': 'Somebody else has changed the same meanwhile. To store yours, save again.',
    'undo-never': 'This action cannot be undone.',
    'undo-too-old': 'An action can be undone for {{days}} days.',
    'undo-too-large': 'The action changed more than {{max}} rows and cannot be undone.',
    'undo-nothing': 'There is nothing to undo: the action changed nothing.',
    'undo-erased': 'Personal data of this action was erased and cannot be restored.',
    'undo-done': 'The action was undone already.',
    'undo-in-the-way': 'A later action is in the way.',
    'undo-changed': 'It cannot be undone: the data has changed since.',
    'undo-in-use': 'It cannot be undone: other data depends on it.',
    'undo-sent': 'It cannot be undone: the message has already been sent.',
  },
} as const satisfies Record<Language, Record<AuditReason, string>>
