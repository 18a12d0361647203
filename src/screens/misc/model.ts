import { listMiscServices, type MiscServiceId, readShifts, restartMiscService } from '../../api/misc'
import { readVncStatus } from '../../api/vnc'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { $i18n } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { CARDS } from './cards'

/** A service that was changed is green within 10 s, or shows why it is not. */
const POLL_SECONDS = 5

export function createMisc() {
  const $services = polled(listMiscServices, { everySeconds: POLL_SECONDS })
  const $vnc = polled(readVncStatus, { everySeconds: POLL_SECONDS })
  /** Older firmware has none. */
  const $shifts = resource(readShifts)
  const readAgain = () => Promise.all([$services.reload(), $vnc.reload(), $shifts.reload()])
  return {
    $services,
    $vnc,
    $shifts,
    readAgain,

    /** @throws ApiError */
    async restart(id: MiscServiceId): Promise<void> {
      await restartMiscService(id)
      notify(['misc.restart.done', { name: $i18n.get().t(CARDS[id].title) }])
      await readAgain()
    }
  }
}
