/** Returns the processor time of `work` in this thread, in milliseconds. Unlike elapsed time, it does not depend on other programs. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
