const MB = 1_000_000

const resident = () => process.memoryUsage.rss() / MB

/** Does the work and prints as JSON its result, its time and the most memory that this process ever had. */
export async function sayCosts<T extends object>(work: () => T | Promise<T>): Promise<void> {
  globalThis.gc?.()
  const before = resident()
  const began = performance.now()
  const result = await work()
  const ms = performance.now() - began
  // The system counts in kilobytes.
  const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / MB
  console.log(JSON.stringify({ ...result, ms, peakMegabytes, beforeMegabytes: before }))
}
