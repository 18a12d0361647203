import type { Schemas } from '../../../src/api/generated/schema'
import type { Account } from '../accounts/accounts-state'
import { type NewOperation, roleOf } from './call-record'
import { changesBetween } from './changes'

/** How a job ended, and what it deleted; without a name the panel started it by itself. */
export function endOfJob(job: Schemas['Job'], screen: string, accounts: readonly Account[]): NewOperation {
  const account = accounts.find(({ username }) => username === job.started_by)
  const changes = changesBetween({}, { deleted: job.result?.deleted })
  return {
    username: job.started_by,
    role: account ? roleOf(account) : '',
    place: job.started_by ? 'console' : 'panel',
    address: null,
    screen: job.started_by ? screen : '',
    action: 'end_job',
    object: job.subject,
    function: `Job ${job.kind}`,
    target: `/api/v1/jobs/${job.id}`,
    changes,
    changeCount: changes.length,
    result: job.state === 'failed' ? 'failed' : 'done',
    code: job.error_code ?? null,
    information: job.message ?? '',
    ...(changes.length > 0 && { reserved: true })
  }
}
