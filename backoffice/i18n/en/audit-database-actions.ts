/** Actions logged for changes made directly in SQL, outside the application. */
export const auditDatabaseActions = {
  delete: 'Deleted in the database',
  insert: 'Added in the database',
  truncate: 'Emptied a table',
  update: 'Changed in the database',
}
