import * as assert from 'uvu/assert'
import type { createCaller } from '../http/caller'

/** Leaves an update of the project in its first step, where nothing has stopped yet. @returns the id of its job */
export async function beginUpdate(call: ReturnType<typeof createCaller>['call']): Promise<string> {
  const from = { medium: 'usb1', path: 'bottling-line-2_v2.4.hmip' }
  const { body: candidate } = await call('POST /project/management/candidates', from)
  const kept = { keep_recipes: true, keep_history: true, keep_retentive: true }
  const order = { candidate: candidate.id, password: 'upload-3152', ...kept }
  const { status, body } = await call('POST /project/management/updates', order)
  assert.is(status, 201)
  return body.id
}
