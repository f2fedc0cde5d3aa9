/**
 * Pieces that the studio cannot model accurately yet. A wrong picture is worse than no picture, so the shop shows a drawing instead and
 * offers photographs on request.
 */
export const photographsOnRequest: ReadonlySet<string> = new Set([
  // the studio cannot model the case, which is a snake's head
  'bvlgari-serpenti-seduttori-103361',
  // the studio cannot model the clasp, which is the letter H
  'hermes-constance-18-lizard',
  // the studio cannot model four arms that revolve under a dome
  'jacob-co-astronomia-sky-at110-40-aa-sd-a',
  // the studio cannot model folds, so the seams between the panels would look like lines on a box
  'loewe-puzzle-small-tan',
  // the studio cannot model the countdown and its bezel, which no other watch has
  'rolex-yacht-master-ii-116680',
])
