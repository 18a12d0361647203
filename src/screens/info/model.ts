import { onMount } from 'nanostores'
import { acknowledgeFinding, readHealth } from '../../api/health'
import { polled } from '../../lib/remote/polled'
import { readFindingsAgain } from '../../stores/findings/findings'
import { $panelLanguage } from '../../stores/panel-language'
import { createLastRestart } from './last-restart'

const POLL_SECONDS = 10

export function createInfo() {
  const $health = polled(signal => readHealth({ language: $panelLanguage.get() }, signal), {
    everySeconds: POLL_SECONDS
  })
  onMount($health, () => $panelLanguage.listen(() => void $health.reload()))

  return {
    $health,
    $lastRestart: createLastRestart(),

    /** @throws ApiError */
    async acknowledge(id: string): Promise<void> {
      await acknowledgeFinding(id)
      await Promise.all([$health.reload(), readFindingsAgain()])
    }
  }
}

export type InfoModel = ReturnType<typeof createInfo>
