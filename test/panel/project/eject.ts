import { done, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { presentMedia } from './present-media'
import { PROJECT_JOBS } from './projects'

/** Takes a medium out of use, unless a job uses it. */
export function eject(call: Services, id: string) {
  const { state } = call
  const medium = presentMedia(state).find(other => other.id === id)
  if (!medium) return refuse(404, 'not_found', { message: 'This medium is not in the panel' })
  if (isInUse(call, id)) return refuse(409, 'medium_in_use', { message: 'A job uses it' })
  state.media = state.media.filter(other => other !== medium)
  state.projectCandidates = state.projectCandidates.filter(({ medium: from }) => from?.id !== id)
  return done()
}

export function isInUse({ state, jobs, recipeBackups, dataBackups }: Services, id: string): boolean {
  const isRead = state.projectCandidates.some(({ medium }) => medium?.id === id)
  return (isRead && jobs.isRunning(...PROJECT_JOBS)) || recipeBackups.uses(id) || dataBackups.uses(id)
}
