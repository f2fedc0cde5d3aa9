/** What was done with enquiries. */
export const auditThreadActions = {
  album: 'Сделаны живые фотографии',
  'album-share': 'Живые фотографии отправлены и другим',
  'album-show': 'Изменено, видны ли живые фотографии на сайте',
  answer: 'Ответ на обращение',
  assign: 'Обращение передано',
  call: 'Записан звонок',
  'close-wanted': 'Больше не ищет',
  email: 'Записана почта',
  note: 'Заметка к обращению',
  resend: 'Ответ отправлен снова',
  status: 'Ход обращения',
}
