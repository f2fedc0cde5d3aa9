/** Returns the milliseconds of processor time that `work` takes in this thread. Other programs do not affect it. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
