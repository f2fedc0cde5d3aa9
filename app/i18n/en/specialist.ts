export const specialist = {
  title: 'Your specialist',
  aboutOrder: 'Hello! I have a question about order {{number}}.',
  aboutThread: 'Hello! I have a question about request No. {{number}}.',
}
