import type { Schemas } from '../../../src/api/generated/schema'
import { countOf, intervalsOf, without } from '../backup/intervals'
import { marked } from '../backup/marks'
import { eventSource } from '../backup/record-sources'
import { deviceText } from '../device/device-text'
import type { Services } from '../services'
import { isEnded } from './drop-events'
import type { StoredEvent } from './stored-event'

type Planning = Pick<Services, 'state' | 'clock' | 'events'>

/** What would be deleted now; of a log that is in order of its numbers, not of its times. */
export function deletionPlan(
  services: Planning,
  isChosen: (event: StoredEvent) => boolean
): Schemas['EventDeletionPlan'] {
  const chosen = services.events.events().filter(event => isEnded(event) && isChosen(event))
  const times = chosen.map(({ triggered }) => triggered)
  const numbers = intervalsOf(chosen)
  const saved = marked(services.state, 'verified', eventSource(services))
  const textOf = (time: number) => (times.length === 0 ? null : deviceText(time))
  return {
    total: chosen.length,
    first: textOf(times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)),
    last: textOf(times.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)),
    unsaved: countOf(without(numbers, saved))
  }
}
