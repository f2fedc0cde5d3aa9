/** What SQL from elsewhere than the shop did. */
export const auditDatabaseActions = {
  delete: 'Удаление в базе',
  insert: 'Добавление в базе',
  truncate: 'Очистка таблицы',
  update: 'Изменение в базе',
}
