import { acknowledgeFinding, readHealth } from '../../api/health'
import { polled } from '../../lib/remote/polled'
import { readFindingsAgain } from '../../stores/findings'

const POLL_SECONDS = 10

export function createInfo() {
  const $health = polled(readHealth, { everySeconds: POLL_SECONDS })

  return {
    $health,

    /** @throws ApiError */
    async acknowledge(id: string): Promise<void> {
      await acknowledgeFinding(id)
      await Promise.all([$health.reload(), readFindingsAgain()])
    }
  }
}

export type InfoModel = ReturnType<typeof createInfo>
