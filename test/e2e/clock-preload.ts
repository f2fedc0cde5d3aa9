// Loaded by `--import` before everything else: this process or thread has the clock of the browser tests.
import { clockShiftMs, shiftDate } from '#test/e2e/clock.ts'

shiftDate(clockShiftMs())
