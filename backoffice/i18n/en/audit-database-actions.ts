/** What SQL from elsewhere than the shop did. */
export const auditDatabaseActions = {
  delete: 'Deleted in the database',
  insert: 'Added in the database',
  truncate: 'Emptied a table',
  update: 'Changed in the database',
}
