import { onMount } from 'nanostores'
import { acknowledgeFinding, readHealth } from '../../api/health'
import { polled } from '../../lib/remote/polled'
import { $i18n } from '../../lib/text/i18n'
import { readFindingsAgain } from '../../stores/findings'

const POLL_SECONDS = 10

export function createInfo() {
  const $health = polled(signal => readHealth({ language: $i18n.get().language }, signal), {
    everySeconds: POLL_SECONDS
  })
  onMount($health, () => $i18n.listen(() => void $health.reload()))

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
