import { atom } from 'nanostores'
import {
  type EasyAccessSettings,
  type EasyAccessTest,
  readEasyAccess,
  readEasyAccessSettings,
  readEasyAccessTest,
  startEasyAccess,
  stopEasyAccess,
  testEasyAccess
} from '../../api/easyaccess'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { notify } from '../../stores/notices'
import { createActivationForm } from './activation-form'
import { createEasyAccessForm, type EasyAccessForm } from './settings-form'

const POLL_SECONDS = 5
/** While the user watches the steps. */
const TEST_POLL_SECONDS = 0.5

export function createEasyAccess() {
  const $report = polled(readEasyAccess, { everySeconds: POLL_SECONDS })
  const $settings = resource(readEasyAccessSettings)
  const $running = atom(false)
  const $test = polled(readTest, { everySeconds: TEST_POLL_SECONDS, live: true, $while: $running })

  async function readTest(signal: AbortSignal): Promise<EasyAccessTest> {
    const test = await readEasyAccessTest(signal)
    $running.set(test.running)
    return test
  }

  return {
    $report,
    $settings,
    $test,

    /** @throws ApiError */
    async start(): Promise<void> {
      await startEasyAccess()
      await $report.reload()
    },

    /** @throws ApiError */
    async stop(): Promise<void> {
      await stopEasyAccess()
      await $report.reload()
    },

    activationForm: () =>
      createActivationForm(async () => {
        notify('easyaccess.activated')
        await $report.reload()
      }),

    settingsForm: (loaded: Versioned<EasyAccessSettings>): EasyAccessForm =>
      createEasyAccessForm(loaded, stored => {
        $settings.replace(stored)
        notify('easyaccess.saved')
        void $report.reload()
      }),

    /** Tests the way with the form's values, saved or not; does nothing while some are invalid. @throws ApiError */
    async test(form: EasyAccessForm): Promise<void> {
      if (!form.validate()) return
      const begun = await testEasyAccess(form.request())
      $test.replace(begun)
      $running.set(begun.running)
    }
  }
}

export type EasyAccessModel = ReturnType<typeof createEasyAccess>
