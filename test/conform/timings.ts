import { messageOf } from './client'

/** The times and failures of the same call, made so many times. */
export function createTimings(count: number) {
  const times: { index: number; milliseconds: number }[] = []
  const failed: string[] = []

  const fail = (index: number, came: string) => void failed.push(`no. ${index + 1} (${came})`)

  /** What a call returns, with its time; nothing where it broke. */
  const timed = async <T extends { status: number }>(index: number, call: () => Promise<T>, wanted: number) => {
    const started = performance.now()
    const reply = await call().catch((error: unknown) => void fail(index, messageOf(error)))
    if (!reply) return undefined
    times.push({ index, milliseconds: performance.now() - started })
    if (reply.status !== wanted) fail(index, `status ${reply.status} instead of ${wanted}`)
    return reply
  }

  return {
    timed,
    failures: () => failed,
    /** For people. */
    summary(): string {
      const sorted = [...times].sort((a, b) => a.milliseconds - b.milliseconds)
      const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
      if (!median || !slowest) return `none of ${count} got a response`
      const [middle, most] = [median, slowest].map(({ milliseconds }) => `${Math.round(milliseconds)} ms`)
      return `${count}, ${failed.length} failed, median ${middle}, slowest ${most} (no. ${slowest.index + 1})`
    }
  }
}
