import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HealthFinding } from '../../../src/api/health'
import { ROUTES } from '../../../src/app/shell/routes'
import { remedyFor, type Viewer } from '../../../src/stores/findings/finding-remedies'
import contract from '../../../static/contract/health.json'

const test = suite('finding remedies')

// The texts of the document are those of the type.
const CODES = contract.components.schemas.HealthFinding.properties.code.enum as HealthFinding['code'][]

const ROLES = ROUTES.map(({ name }) => name)

function remedyOf(
  code: HealthFinding['code'],
  params: HealthFinding['params'] = {},
  viewer: Partial<Viewer> = {}
): Record<string, unknown> {
  return { ...remedyFor({ code, params }, { roles: ROLES, actions: [], passwordIsFactory: false, ...viewer }) }
}

test('every remedy is a screen of this version that the user may open', () => {
  const unlinked = CODES.filter(code => {
    assert.is('informFor' in remedyOf(code, {}, { roles: [] }), code !== 'clock_wrong')
    const { path, screen } = remedyOf(code)
    if (typeof path !== 'string') return true
    const route = ROUTES.find(route => route.path === path.split('?')[0])
    assert.equal([route?.title, typeof route?.load], [screen, 'function'], code)
    return false
  })
  assert.equal(unlinked, ['clock_wrong'])
})

test('the own factory password and the clock have a dialog', () => {
  assert.is(remedyOf('factory_password', {}, { passwordIsFactory: true }).text, 'common.term.changePassword')
  assert.is(remedyOf('clock_wrong', {}, { roles: [] }).text, 'common.term.setClock')
})

test('leads to the entry concerned, and from a wrong clock to Misc whoever may not set it', () => {
  const pathOf = (code: HealthFinding['code'], params: HealthFinding['params']) => remedyOf(code, params).path
  assert.is(pathOf('wifi_failed', { radio: 'wlan1' }), '/app/network/wifi?radio=wlan1')
  assert.is(pathOf('plc_disconnected', { name: 'Packer', link: 'plc2' }), '/app/features/communication?link=plc2')
  assert.is(pathOf('account_locked', { count: '1' }), '/app/account/management?state=locked')
  assert.is(pathOf('factory_password', { count: '1' }), '/app/account/management?state=factory')
  assert.is(pathOf('plc_disconnected', { name: 'Packer' }), '/app/features/communication')
  assert.is(pathOf('service_server_failed', { service: 'syslog' }), '/app/features/misc?card=syslog')
  assert.is(pathOf('service_crashed', { service: 'syslog' }), '/app/features/misc')
  assert.is(remedyOf('clock_wrong', {}, { actions: ['clock'] }).path, '/app/features/misc')
})

test.run()
