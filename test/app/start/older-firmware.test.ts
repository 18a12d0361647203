import '../../setup/dom'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../../src/app/shell/routes'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, until } from '../../setup/query'

/** Without calls of their own, or without a licence. */
const WITHOUT_CALLS = ['/app/api/doc', '/app/features/secs-gem']
const PATHS = ROUTES.map(({ path }) => path).filter(path => !WITHOUT_CALLS.includes(path))
const NOT_PROVIDED = "The panel's firmware does not provide this function"
const UNREADABLE = "The panel's response could not be read"

/** Opens a screen, and returns its text once everything was read. */
async function open(path: string): Promise<string> {
  await mount(path)
  const main = await until(() => {
    const [found] = allByRole('main')
    return found?.querySelector('h1') && !found.querySelector('[aria-busy="true"]') ? found : false
  })
  return main.textContent
}

test('each screen says that the firmware does not provide its calls', async ({ panel }) => {
  panel.faults.olderFirmware()
  for (const path of PATHS) {
    assert.match(await open(path), NOT_PROVIDED, path)
    assert.ok(byRole('navigation', { name: 'Menu' }), path)
  }
})

for (const path of ['/app/dashboard', '/app/network/ethernet', '/app/data/event-log', '/app/features/opcua'])
  test(`numbers as text are not accepted as values: ${path}`, async ({ panel }) => {
    panel.faults.olderFirmware([])
    const text = await open(path)
    assert.match(text, UNREADABLE)
    assert.not.match(text, /undefined|NaN|\[object/)
  })

test.run()
