import { hash } from '../device/hash'
import { shiftOf } from '../device/plant-shift'
import type { NewOperation } from './call-record'
import { ACKNOWLEDGEMENT, KINDS, type Kind } from './plant-operation-kinds'

/** People operate the line once in each of these intervals. */
const SLOT_SECONDS = 600
const SLOT = SLOT_SECONDS * 1000
const SEED = 911

export interface PlantOperation extends NewOperation {
  at: number
}

export const slotOf = (time: number) => Math.floor(time / SLOT)

/** The time of the operation in a slot, as wall-clock milliseconds. */
export const timeOfSlot = (slot: number) => slot * SLOT + Math.floor(hash(SEED, slot) * SLOT_SECONDS) * 1000

/**
 * What somebody did at the line in an interval, deterministic; `done` holds the last slots, to find them quickly.
 * Undefined where it was an acknowledgement: the event log has those.
 */
export function plantOperation(slot: number, done = new Map<Kind, number>()): PlantOperation | undefined {
  const at = timeOfSlot(slot)
  const kind = kindOf(slot)
  if (kind === ACKNOWLEDGEMENT) return undefined
  const outcome = outcomeOf(slot, kind)
  const next = kind.value(slot)
  const previous = typeof next === 'boolean' ? !next : kind.value(done.get(kind) ?? earlierSlot(slot, kind))
  if (!outcome) done.set(kind, slot)
  const changes = kind.field && previous !== next ? [{ field: kind.field, previous, next }] : []
  return {
    ...kind.who(shiftOf(at)),
    at,
    screen: kind.screen,
    action: kind.action,
    object: kind.object,
    function: kind.function,
    target: kind.target,
    changes,
    changeCount: changes.length,
    result: outcome?.result ?? 'done',
    code: outcome?.code ?? null,
    information: '',
    ...(kind.logged && { logged: kind.logged })
  }
}

/** Of all alarms that waited then. */
export function acknowledgementAt(at: number): PlantOperation {
  const { who, screen, action, object, function: name, target } = ACKNOWLEDGEMENT
  return {
    ...who(shiftOf(at)),
    ...{ at, screen, action, object, function: name, target },
    ...{ changes: [], changeCount: 0, result: 'done', code: null, information: '' }
  }
}

const kindOf = (slot: number): Kind => KINDS[Math.floor(hash(SEED + 1, slot) * KINDS.length)] ?? KINDS[0]

const outcomeOf = (slot: number, { outcomes }: Kind) => outcomes[Math.floor(hash(SEED + 2, slot) * 40)]

/** The last slot in which the same was operated, so that its value then is the previous one. */
function earlierSlot(slot: number, kind: Kind): number {
  let earlier = slot - 1
  while (kindOf(earlier) !== kind || outcomeOf(earlier, kind)) earlier--
  return earlier
}
