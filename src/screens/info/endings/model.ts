import { computed } from 'nanostores'
import { saveBlob } from '../../../lib/browser/download'
import { withPurpose } from '../../../lib/remote/purpose'
import { resource } from '../../../lib/remote/resource'
import { $i18n } from '../../../lib/text/i18n'
import { parseDeviceTime } from '../../../lib/text/time-text'
import { $session } from '../../../session/session'
import { $clock } from '../../../stores/clock'
import { viewerOf } from '../../../stores/findings/finding-remedies'
import { $riskDecisions } from '../../../stores/hardening/decisions'
import { $hmiName } from '../../../stores/hmi-name'
import { calendarOf } from './calendar'
import { type Endings, readEndings } from './rows'

export function createEndings() {
  /** The panel's wall clock; 0 until it is known. */
  const $now = computed($clock, ({ text }) => parseDeviceTime(text) ?? 0)
  const $endings = resource(signal =>
    // Nobody waits for one source: without a response, it is given up after 5 s and named.
    readEndings(viewerOf($session.get()).roles, withPurpose('poll', { signal }))
  )

  /**
   * Reads again once a risk was accepted or withdrawn. A store reads on for a second after its view has gone; these are many reads,
   * which a log-out must end at once. @returns a function that ends both
   */
  function follow(): () => void {
    const stop = $riskDecisions.listen(() => void $endings.reload())
    return () => {
      stop()
      $endings.cancel()
    }
  }

  function exportCalendar({ rows, serial }: Endings): void {
    const hmiName = $hmiName.get()
    const { hostname, origin } = location
    const facts = { now: $now.get(), zone: $clock.get().zone, hmiName, panelId: serial ?? hostname, origin }
    const file = calendarOf(rows, facts, $i18n.get().t)
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${hmiName}.ics`)
  }

  return { $now, $endings, follow, exportCalendar }
}

export type EndingsModel = ReturnType<typeof createEndings>
