import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alarm, trigger } from '../../setup/alarms'
import { until } from '../../setup/until'
import { createPanel } from '../panel'
import { callerAs } from './caller'

const test = suite('time socket')

const ORIGIN = 'http://panel'

/** Reports on the way have arrived: those of an alarm of a panel beside it. */
async function later(): Promise<void> {
  const { panel, reports } = await open('operator', 5, ['event-log'])
  await panel.clock.advance(5000)
  await until('a report', () => reports() === 2)
}

/** Opens it as an account of the seed, on a panel whose only alarm comes later. */
async function open(username: string, delaySeconds: number, roles?: string[]) {
  const panel = createPanel()
  await trigger(panel, alarm('door', { texts: { en: 'Door open' }, delaySeconds }))
  if (roles) Object.assign(panel.state.accounts.find(account => account.username === username)!, { roles })
  const { token } = await callerAs(panel, username)
  const frames: string[] = []
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: ORIGIN, host: 'panel' }
  panel.connect(upgrade, { send: text => void frames.push(text), close: () => {} })
  return { panel, frames, reports: () => frames.filter(frame => frame === 'findings').length }
}

test('sends that it reports changes, and reports once that an alarm has come', async () => {
  const { panel, frames, reports } = await open('operator', 60, ['event-log'])
  assert.equal(frames, ['2026/11/21 09:41:09', 'findings'])
  await panel.clock.advance(55_000)
  await later()
  assert.is(reports(), 1)
  await panel.clock.advance(5000)
  await until('a report', () => reports() === 2)
  await panel.clock.advance(30_000)
  await later()
  assert.is(reports(), 2)
})

test('reports nothing to a user who may not see it', async () => {
  const { panel, reports } = await open('operator', 5, ['info'])
  await panel.clock.advance(5000)
  await later()
  assert.is(reports(), 1)
})

test.run()
