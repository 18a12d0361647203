import { atom } from 'nanostores'
import {
  clearSecsGemMessages,
  connectSecsGem,
  disconnectSecsGem,
  exportSecsGemMessages,
  listSecsGemMessages,
  listSecsGemSpool,
  purgeSecsGemSpool,
  readSecsGem,
  readSecsGemSettings,
  readSecsGemTest,
  type SecsGemControl,
  type SecsGemMessage,
  type SecsGemTest,
  saveSecsGemSettings,
  sendSecsGemSpool,
  setSecsGemControl,
  testSecsGem
} from '../../api/secs-gem'
import { followDownload } from '../../lib/browser/download'
import { settingsForm } from '../../lib/form/settings-form'
import { createPagedRows } from '../../lib/remote/paged-rows'
import { polled } from '../../lib/remote/polled'
import { readFirst } from '../../lib/remote/read-first'
import { resource } from '../../lib/remote/resource'
import type { Translator } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { createFilters, type Filters, limitsOf, wantedBy } from './filters'
import { CODES, SETTINGS } from './settings-form'

const POLL_SECONDS = 5
/** While the user watches the steps. */
const TEST_POLL_SECONDS = 0.5

export function createSecsGem(follow: (url: string) => unknown = followDownload) {
  const { $filters, filter } = createFilters()
  const $status = polled(readSecsGem, { everySeconds: POLL_SECONDS })
  const $settings = resource(readSecsGemSettings)
  const $spool = polled(listSecsGemSpool, { everySeconds: POLL_SECONDS })
  const $running = atom(false)
  const $test = polled(readTest, { everySeconds: TEST_POLL_SECONDS, live: true, $while: $running })
  const messages = createPagedRows<Filters, SecsGemMessage>({
    $query: $filters,
    read: (query, request, signal) => listSecsGemMessages({ ...wantedBy(query), ...request }, signal),
    everySeconds: POLL_SECONDS,
    countsAfter: true
  })

  async function readTest(signal: AbortSignal): Promise<SecsGemTest> {
    const test = await readSecsGemTest(signal)
    const isOver = $running.get() && !test.running
    $running.set(test.running)
    if (isOver) void reload()
    return test
  }

  const reload = () => Promise.all([$status.reload(), $spool.reload(), messages.refresh()])

  /** @throws ApiError */
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action()
    } finally {
      await reload()
    }
  }

  return {
    $filters,
    filter,
    messages,
    printed: {
      limits: (t: Translator['t']) => limitsOf($filters.get(), t),
      read(most: number, signal: AbortSignal) {
        const wanted = wantedBy($filters.get())
        return readFirst(request => listSecsGemMessages({ ...wanted, ...request }, signal), most)
      }
    },
    $status,
    $settings,
    $spool,
    $test,

    settingsForm: settingsForm(SETTINGS, {
      read: readSecsGemSettings,
      save: saveSecsGemSettings,
      codes: CODES,
      onSaved(stored) {
        $settings.replace(stored)
        notify('secsGem.saved')
        void reload()
      }
    }),

    connect: () => run(connectSecsGem),
    disconnect: () => run(disconnectSecsGem),
    setControl: (state: SecsGemControl) => run(() => setSecsGemControl(state)),

    /** @throws ApiError */
    async test(): Promise<void> {
      const begun = await testSecsGem()
      $test.replace(begun)
      $running.set(begun.running)
    },

    /** @throws ApiError */
    async clear(): Promise<void> {
      await clearSecsGemMessages()
      notify('secsGem.messages.cleared')
      messages.resume()
      await messages.refresh()
    },

    /** @throws ApiError */
    async download(): Promise<void> {
      follow((await exportSecsGemMessages()).url)
    },

    sendSpool: () => run(sendSecsGemSpool),

    /** @throws ApiError */
    async purgeSpool(): Promise<void> {
      await run(purgeSecsGemSpool)
      notify('secsGem.spool.purged')
    }
  }
}

export type SecsGemModel = ReturnType<typeof createSecsGem>
