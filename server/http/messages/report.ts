import type { Language } from '#contract/language.ts'
import type { ReportReason } from '#server/context/report-reasons.ts'

export const reportMessages = {
  ru: {
    'report-edited-meanwhile': 'Эту запись тем временем изменил кто-то ещё. Сравните изменения и сохраните ещё раз.',
    'report-signed': 'Отчёт подписан, изменить его нельзя. Составьте новый.',
    'report-zones-missing': 'Оценены не все зоны: осталось {{count}}.',
    'report-not-newest': 'Показать можно только последний подписанный отчёт.',
    'report-zone-unknown': 'У предметов этого вида нет такой зоны.',
    'report-photo-unknown': 'У этого предмета нет такой фотографии.',
    'report-workshop-unknown': 'Такой мастерской нет в списке.',
    'timing-watches-only': 'Ход измеряют только у часов.',
    'service-guarantee-early': 'Гарантия не может закончиться раньше работ.',
    'certificate-needs-report': 'Сначала подпишите отчёт о состоянии.',
    'certificate-needs-condition': 'Сначала укажите состояние предмета.',
    'certificate-valid-known': 'У предмета уже есть действующий сертификат {{number}}. Чтобы выдать новый, отзовите его.',
    'certificate-revoked': 'Этот сертификат уже отозван.',
  },
  en: {
    'report-edited-meanwhile': 'Somebody else has changed this record meanwhile. Compare the changes and save again.',
    'report-signed': 'The report is signed and cannot be changed. Write a new one.',
    'report-zones-missing': 'Not every zone is graded: {{count}} to go.',
    'report-not-newest': 'Only the newest signed report may be shown.',
    'report-zone-unknown': 'Pieces of this kind have no such zone.',
    'report-photo-unknown': 'This piece has no such photograph.',
    'report-workshop-unknown': 'There is no such workshop in the list.',
    'timing-watches-only': 'Only watches are timed.',
    'service-guarantee-early': 'The guarantee cannot end before the work.',
    'certificate-needs-report': 'Sign a condition report first.',
    'certificate-needs-condition': 'Give the condition of the piece first.',
    'certificate-valid-known': 'The piece has a valid certificate already, {{number}}. Revoke it to issue another.',
    'certificate-revoked': 'This certificate was revoked before.',
  },
} as const satisfies Record<Language, Record<ReportReason, string>>
