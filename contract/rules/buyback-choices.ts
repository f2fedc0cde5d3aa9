/** The condition (`buybackConditions`) and accessories (`buybackKits`) chosen in a buyback request. */
export const buybackConditions = ['new', 'excellent', 'good', 'worn'] as const
export const buybackKits = ['full_set', 'box', 'papers', 'nothing'] as const
