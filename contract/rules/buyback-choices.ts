/** Choices in a buyback request: the condition of the piece (`buybackConditions`) and its accessories (`buybackKits`). */
export const buybackConditions = ['new', 'excellent', 'good', 'worn'] as const
export const buybackKits = ['full_set', 'box', 'papers', 'nothing'] as const
