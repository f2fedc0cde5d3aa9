export const auditTextActions = {
  change: 'Draft of a text changed',
  discard: 'Draft of a text dropped',
  plan: 'Time of publication of a text changed',
  publish: 'Text of a page published',
  restore: 'Earlier text made the draft',
}

export const auditHomeActions = {
  change: 'Draft of the home page changed',
  discard: 'Draft of the home page dropped',
  publish: 'Home page published',
}

export const auditSpecialistActions = {
  add: 'Specialist added',
  change: 'Specialist changed',
  delete: 'Specialist deleted',
  order: 'Order of specialists changed',
}
