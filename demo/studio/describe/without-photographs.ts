/**
 * Pieces that the studio cannot model accurately yet: the shop shows a drawing of them and offers photographs on
 * request, because a wrong picture is worse than none.
 */
export const photographsOnRequest: ReadonlySet<string> = new Set([
  // the case is the head of a snake, which the studio cannot build
  'bvlgari-serpenti-seduttori-103361',
  // the clasp is the maker's letter, which is not drawn
  'hermes-constance-18-lizard',
  // four arms revolve in front of a sky under a dome
  'jacob-co-astronomia-sky-at110-40-aa-sd-a',
  // cut panels that fold, which would look like lines on a box
  'loewe-puzzle-small-tan',
  // the layout of the countdown and its bezel is unlike that of any other watch
  'rolex-yacht-master-ii-116680',
])
