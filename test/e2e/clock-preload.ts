// Loaded by `--import` before any other module. Gives this process or thread the clock of the browser tests.
import { clockShiftMs, shiftDate } from '#test/e2e/clock.ts'

shiftDate(clockShiftMs())
