import { holdOn, killedTitle } from '#test/production/torture.ts'
import { ordersKill } from '#torture/scenarios/orders-kill.ts'

holdOn('embedded', [{ title: killedTitle, scenario: ordersKill, scale: 0.1 }])
