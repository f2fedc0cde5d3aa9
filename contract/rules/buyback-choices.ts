/** The condition of a piece in a buyback request, and its accessories. */
export const buybackConditions = ['new', 'excellent', 'good', 'worn'] as const
export const buybackKits = ['full_set', 'box', 'papers', 'nothing'] as const
