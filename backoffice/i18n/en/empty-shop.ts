export const emptyShop = {
  title: 'Empty shop',
  invite: 'Does the shop still show the demo? Remove it as a whole:',
}
