import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('passwords that must be changed')

test('hide the jobs, and who has started them', async () => {
  const { panel, call } = await startPanel()
  const { id } = panel.jobs.start({
    ...{ kind: 'project-restart', subject: 'Bottling Line 2', permission: 'project-management' },
    ...{ startedBy: 'administrator', steps: [{ name: 'stop_project', seconds: 4 }] }
  })
  assert.is((await call('GET /jobs')).body.total, 1)
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.passwordMustChange = true
  assert.equal((await call('GET /jobs')).body, { items: [], total: 0 })
  assert.is((await call(`GET /jobs/${id}`)).status, 404)
})

test.run()
