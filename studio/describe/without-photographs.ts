/**
 * Pieces that the studio cannot build honestly yet: the shop shows them as a drawing and offers photographs on request. A wrong watch is
 * worse than none.
 */
export const photographsOnRequest: ReadonlySet<string> = new Set([
  // the head of a snake is no round case
  'bvlgari-serpenti-seduttori-103361',
  // its clasp is the maker's letter, which is not drawn
  'hermes-constance-18-lizard',
  // four arms turn through a sky under a dome
  'jacob-co-astronomia-sky-at110-40-aa-sd-a',
  // cut panels that fold, drawn as lines on a box
  'loewe-puzzle-small-tan',
  // the countdown and its bezel are laid out as on no other watch
  'rolex-yacht-master-ii-116680',
])
