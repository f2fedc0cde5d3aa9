export const auditTextActions = {
  change: 'Черновик текста изменён',
  discard: 'Черновик текста отменён',
  plan: 'Изменён срок публикации текста',
  publish: 'Текст страницы опубликован',
  restore: 'Прежний текст возвращён в черновик',
}

export const auditHomeActions = {
  change: 'Черновик главной изменён',
  discard: 'Черновик главной отменён',
  publish: 'Главная опубликована',
}

export const auditSpecialistActions = {
  add: 'Специалист добавлен',
  change: 'Специалист изменён',
  delete: 'Специалист удалён',
  order: 'Изменён порядок специалистов',
}
