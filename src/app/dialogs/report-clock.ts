import type { ClockSource } from '../../api/system-info'
import { browserTime } from '../../lib/browser/browser-time'
import { wallTimeIn } from '../../lib/browser/wall-time'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { spanText } from '../../lib/text/time-span'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import type { ClockReading } from '../../stores/clock'

type T = Translator['t']

const LONGEST = 100

/** When the report was read, by both clocks. */
export interface Moment {
  clock: ClockReading
  /** Of this browser, in milliseconds since 1970. */
  browser: number
}

/** The panel's clock when the report was read, and how far this computer's is from it. */
export function clockFacts({ clock, browser }: Moment, source: ClockSource | undefined, t: T): [string, string][] {
  const [shown, expected] = [parseDeviceTime(clock.text), clock.zone && wallTimeIn(clock.zone, browser)]
  const isKnown = shown !== undefined && typeof expected === 'number'
  const estimated =
    clock.quality === 'estimated' ? t('incidentDialog.clock.estimated', { since: clock.since ?? '' }) : ''
  const time = [clock.text || t('common.term.unknown'), plainText(clock.zone ?? '', 60), estimated]
  return [
    [t('incidentDialog.clock'), time.filter(Boolean).join(', ')],
    [
      t('incidentDialog.offset'),
      isKnown
        ? t('incidentDialog.offset.is', {
            span: spanText(shown - expected, t),
            time: showDeviceTime(browserTime(new Date(browser)))
          })
        : t('incidentDialog.offset.unknown')
    ],
    ...(source ? [sourceFact(source, t)] : [])
  ]
}

function sourceFact({ kind, server, set_at }: ClockSource, t: T): [string, string] {
  const label = t('incidentDialog.clockSource')
  const time = plainText(set_at ?? '', 32)
  if (kind === 'manual')
    return [label, time ? t('incidentDialog.clockSource.manual', { time }) : t('common.term.setManually')]
  const name = plainText(server ?? '', LONGEST)
  return [
    label,
    name && time
      ? t('incidentDialog.clockSource.server', { server: name, time })
      : t('incidentDialog.clockSource.silent')
  ]
}
