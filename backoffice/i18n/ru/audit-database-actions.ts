/** Actions logged for changes made directly in SQL, outside the application. */
export const auditDatabaseActions = {
  delete: 'Удаление в базе',
  insert: 'Добавление в базе',
  truncate: 'Очистка таблицы',
  update: 'Изменение в базе',
}
