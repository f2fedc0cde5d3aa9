import { crowd } from '#torture/scenarios/crowd.ts'
import { databaseCut, silentDatabase } from '#torture/scenarios/database-outages.ts'
import { databaseRestart } from '#torture/scenarios/database-restart.ts'
import { erasure } from '#torture/scenarios/erasure.ts'
import { fuzz } from '#torture/scenarios/fuzz.ts'
import { hostile } from '#torture/scenarios/hostile.ts'
import { longTexts } from '#torture/scenarios/long-texts.ts'
import { mixed } from '#torture/scenarios/mixed.ts'
import { oldVolume } from '#torture/scenarios/old-volume.ts'
import { onePiece } from '#torture/scenarios/one-piece.ts'
import { ordersKill } from '#torture/scenarios/orders-kill.ts'
import { rollingRestart } from '#torture/scenarios/rolling-restart.ts'
import { secrets } from '#torture/scenarios/secrets.ts'
import { slowClients } from '#torture/scenarios/slow-clients.ts'
import { transportOutage } from '#torture/scenarios/transport-outage.ts'
import { uploadBombs } from '#torture/scenarios/upload-bombs.ts'
import { worstPage } from '#torture/scenarios/worst-page.ts'
import type { Scenario } from '#torture/stage.ts'

export const scenarios: readonly Scenario[] = [
  onePiece,
  ordersKill,
  databaseCut,
  databaseRestart,
  silentDatabase,
  transportOutage,
  hostile,
  fuzz,
  longTexts,
  secrets,
  uploadBombs,
  slowClients,
  mixed,
  worstPage,
  crowd,
  rollingRestart,
  oldVolume,
  erasure,
]
