import { accountOf } from '../http/access'
import { done, type Handlers, list, ok, refuse } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'

/** None before the password is changed. */
function permissionsOf(call: Services & { session: Session | undefined }): readonly string[] {
  const account = accountOf(call, call.session)
  return !account || account.passwordMustChange ? [] : account.roles
}

const noSuchJob = () => refuse(404, 'not_found', { message: 'There is no such job' })

export const jobsHandlers = {
  'GET /jobs': call => list(call.jobs.list(permissionsOf(call))),

  'GET /jobs/{id}': call => {
    const job = call.jobs.read(call.params.id, permissionsOf(call), call.query.log_from)
    return job ? ok(job) : noSuchJob()
  },

  'DELETE /jobs/{id}': call => {
    const outcome = call.jobs.cancel(call.params.id, permissionsOf(call))
    if (outcome === 'unknown') return noSuchJob()
    return outcome === 'cancelled' ? done() : refuse(409, outcome)
  }
} satisfies Partial<Handlers>
