import { holdOn, killedTitle } from '#test/production/torture.ts'
import { hostile } from '#torture/scenarios/hostile.ts'
import { onePiece } from '#torture/scenarios/one-piece.ts'
import { ordersKill } from '#torture/scenarios/orders-kill.ts'

holdOn('postgresql', [
  { title: 'SEC-C1 CHK-13 40 buyers of one piece: one gets it', scenario: onePiece, scale: 0.2 },
  { title: killedTitle, scenario: ordersKill, scale: 0.1 },
  { title: 'SEC-D5 each refusal of 300 hostile bodies has a sentence', scenario: hostile, scale: 0.03 },
])
