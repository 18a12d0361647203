import { invalid, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { availabilityOf } from './availability'
import { CODESYS_UPDATE } from './packages'

export function unavailable({ state }: Pick<Services, 'state'>) {
  const availability = availabilityOf(state)
  return availability === 'available' ? undefined : refuse(409, availability)
}

export function busy({ jobs }: Pick<Services, 'jobs'>) {
  return jobs.isRunning(CODESYS_UPDATE) ? refuse(409, 'busy', { message: 'The runtime is being updated' }) : undefined
}

/** Whoever may move a machine has typed its name, in any case. */
export function wrongName({ state }: Pick<Services, 'state'>, typed: string) {
  const isSame = typed.trim().toLowerCase() === state.hmiName.toLowerCase()
  return isSame ? undefined : invalid({ machine_name: 'wrong_name' as const })
}
