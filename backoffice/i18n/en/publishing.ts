export const publishing = {
  title: 'Publishing',
  panel: 'Required before publishing',
  text: 'A draft without what is ticked cannot be published. The rest stays on its checklist as optional.',
  always: 'Always required: a piece cannot be shown without it',
  ownerOnly: 'Only the owner changes this list.',
  nowRequired: '{{item}}: required from now on',
  nowOptional: '{{item}}: optional from now on',
}
