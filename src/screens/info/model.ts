import { acknowledgeFinding, readHealth } from '../../api/health'
import { polled } from '../../lib/remote/polled'

const POLL_SECONDS = 10

export function createInfo() {
  const $health = polled(readHealth, { everySeconds: POLL_SECONDS })

  return {
    $health,

    async acknowledge(id: string): Promise<void> {
      await acknowledgeFinding(id)
      await $health.reload()
    }
  }
}

export type InfoModel = ReturnType<typeof createInfo>
