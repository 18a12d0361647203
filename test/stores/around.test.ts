import * as assert from 'uvu/assert'
import { restoreSession } from '../../src/session/session'
import { linksAround, pathAround } from '../../src/stores/around'
import { panelTest } from '../setup/panel-test'

const test = panelTest()

const TIME = '2026/11/20 22:14:03'

test('leads to the minutes before and after, with the time marked', async () => {
  await restoreSession()
  assert.is(
    pathAround('events', { time: TIME, event: 4702, operation: 17 }),
    '/app/data/event-log?range=2026-11-20T22%3A09%3A03%7E2026-11-20T22%3A19%3A03&at=2026-11-20T22%3A14%3A03&row=4702'
  )
  assert.match(pathAround('operations', { time: TIME, event: 4702, operation: 17 })!, /&row=17$/)
  assert.match(pathAround('trend', { time: TIME, event: 4702 })!, /&at=2026-11-20T22%3A14%3A03$/)
})

test('leads to the whole of what took longer', async () => {
  await restoreSession()
  const path = pathAround('trend', { time: TIME, until: '2026/11/20 22:30:00' })!
  assert.is(new URLSearchParams(path.split('?')[1]).get('range'), '2026-11-20T22:09:03~2026-11-20T22:35:00')
})

test('leads nowhere from a time that cannot be', async () => {
  await restoreSession()
  assert.equal(linksAround({ time: 'soon' }), [])
})

test('offers only views that the user may open', async ({ panel }) => {
  const user = panel.state.accounts.find(({ username }) => username === 'engineer')!
  user.roles = user.roles.filter(role => role !== 'event-log')
  await restoreSession()
  assert.equal(
    linksAround({ time: TIME }).map(({ text }) => text),
    ['common.around.trend', 'common.around.operations']
  )
  assert.equal(linksAround({ time: TIME }, 'trend', 'operations'), [])
})

test.run()
