import { startExport } from './operation-checks'
import { ONE_TIME, PREPARED } from './plan'
import { createProbe } from './probe'
import { notRun, type Result } from './results'
import { endOf, type Run } from './run'

const TAG = 'downloads'
const NAME = 'expiry of a ticket'
/** Somewhat longer than the contract lets one live. */
const SECONDS = 65

/** Whether the address of a download, which needs no token, is good for a minute only. */
export async function checkTicket(
  run: Run,
  minutes: number,
  pause: (milliseconds: number) => Promise<void>
): Promise<Result> {
  if (minutes === 0 || !run.write) return notRun(TAG, NAME, 'only with --wait-for-expiry and --write')
  const operation = run.contract.find(ONE_TIME)
  const started = await startExport(run, PREPARED[TAG] ?? '')
  if (!operation || !started) return notRun(TAG, NAME, endOf(run) ?? 'no export could be started')
  await pause(SECONDS * 1000)
  const probe = createProbe(TAG, NAME, run.contract.placeOf(operation))
  const path = run.contract.urlOf(operation).replace('{ticket}', encodeURIComponent(started.ticket))
  const { status } = await run.client.send({ method: 'GET', path })
  probe.expect('the download', 'status', status === 404, `status ${status} after ${SECONDS} s instead of 404`)
  return probe.result()
}
