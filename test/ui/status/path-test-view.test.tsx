import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type PathStep, PathTestView } from '../../../src/ui/status/path-test-view'
import { allByRole, byRole, byText, click, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('path test view')
test.after.each(cleanup)

const NAMES = { resolve: 'common.path.step.resolve', connect: 'common.term.connect' } as const

const stepsOf = (...states: PathStep<'resolve'>['state'][]) => [
  { name: 'resolve', state: states[0] ?? 'waiting', milliseconds: 12 } as const,
  { name: 'connect', state: states[1] ?? 'waiting', milliseconds: null } as const
]
const items = () => allByRole('listitem').map(({ textContent }) => textContent)

test('shows the cause, the way to each setting at fault and the details at the step that failed', async () => {
  let edited = 0
  const fixes = [
    { field: 'host', label: 'Host' },
    { text: 'common.path.dns', path: '/app/network/ethernet' },
    { text: 'common.retry', onPress: () => (edited += 1) }
  ] as const
  const fault = { title: 'errors.timeout', fixes, details: 'unresolved: ENOTFOUND' } as const
  render(
    <>
      <input name="host" aria-label="Host" />
      <PathTestView names={NAMES} steps={stepsOf('failed')} fault={fault}>
        <p>2 attempts</p>
      </PathTestView>
    </>
  )
  const [failed, waiting] = allByRole('listitem')
  assert.ok(failed && waiting)
  byText('Request Timeout', failed)
  byText('2 attempts', failed)
  byText('unresolved: ENOTFOUND', failed)
  assert.is(waiting.textContent, '2Connect not run')
  const link = byRole('link', { name: 'DNS servers (Ethernet)', within: failed })
  assert.is(link.getAttribute('href'), '/app/network/ethernet')
  click(byRole('button', { name: 'Retry', within: failed }))
  assert.is(edited, 1)
  click(byRole('button', { name: 'Go to “Host”', within: failed }))
  await until(() => document.activeElement === byRole('textbox', { name: 'Host' }))
})

test('shows a code that the console does not know openly', () => {
  render(<PathTestView names={NAMES} steps={stepsOf('failed')} fault={{ details: 'E-4711: quota exceeded' }} />)
  byText('E-4711: quota exceeded', byRole('list'))
  assert.equal(allByRole('button'), [])
})

test('shows how far a test has come while it runs, and what it found at its end', () => {
  render(<PathTestView names={NAMES} steps={stepsOf('done', 'current')} />)
  assert.equal(items(), ['Resolve hostname 12 ms done', '2Connect in progress'])
  assert.is(allByRole('listitem')[1]?.getAttribute('aria-current'), 'step')
  cleanup()
  render(
    <PathTestView names={NAMES} steps={stepsOf('done', 'done')} passed="Everything responds">
      <p>OPC UA</p>
    </PathTestView>
  )
  byText('Everything responds')
  byText('OPC UA')
})

test('shows after the steps why a test could not begin', () => {
  render(<PathTestView names={NAMES} steps={stepsOf()} fault={{ title: 'errors.timeout', details: '' }} />)
  byText('Request Timeout')
  for (const step of allByRole('listitem')) assert.not.match(step.textContent ?? '', 'Request Timeout')
})

test.run()
