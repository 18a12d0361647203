import { acknowledgeFinding, readHealth } from '../../api/health'
import { asApiError } from '../../lib/remote/as-api-error'
import { describeFailure } from '../../lib/remote/failure-text'
import { polled } from '../../lib/remote/polled'
import { complain } from '../../stores/notices'

const POLL_SECONDS = 10

export function createInfo() {
  const $health = polled(readHealth, { everySeconds: POLL_SECONDS })

  return {
    $health,

    async acknowledge(id: string): Promise<void> {
      try {
        await acknowledgeFinding(id)
        await $health.reload()
      } catch (error) {
        complain(describeFailure(asApiError(error)).title)
      }
    }
  }
}

export type InfoModel = ReturnType<typeof createInfo>
