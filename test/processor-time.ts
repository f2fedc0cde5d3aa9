/** How many milliseconds of the processor `work` takes in this thread: what other programs do meanwhile does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
