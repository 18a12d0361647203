import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HealthFinding } from '../../../src/api/health'
import { ROUTES } from '../../../src/app/shell/routes'
import { remedyFor } from '../../../src/stores/findings/finding-remedies'
import contract from '../../../static/contract/health.json'

const test = suite('finding remedies')

// The texts of the document are those of the type.
const CODES = contract.components.schemas.HealthFinding.properties.code.enum as HealthFinding['code'][]

test('every remedy is a screen of this version that the user may open', () => {
  const roles = ROUTES.map(({ name }) => name)
  const unlinked: string[] = []
  for (const code of CODES) {
    assert.is(
      remedyFor({ code, params: {} }, { roles: [], actions: [], passwordIsFactory: false }).kind,
      code === 'clock_wrong' ? 'clock' : 'other-user'
    )
    const remedy = remedyFor({ code, params: {} }, { roles, actions: [], passwordIsFactory: false })
    if (remedy.kind !== 'link') {
      unlinked.push(code)
      continue
    }
    const { path, permission, text } = remedy.link
    const route = ROUTES.find(route => route.path === path.split('?')[0])
    assert.equal([route?.name, route?.title, typeof route?.load], [permission, text, 'function'], code)
  }
  assert.equal(unlinked, ['clock_wrong'])
  const own = remedyFor({ code: 'factory_password', params: {} }, { roles, actions: [], passwordIsFactory: true })
  assert.is(own.kind, 'own-password')
  const second = remedyFor(
    { code: 'wifi_failed', params: { radio: 'wlan1' } },
    { roles, actions: [], passwordIsFactory: false }
  )
  assert.is(second.kind === 'link' && second.link.path, '/app/network/wifi?radio=wlan1')
})

test('leads to the entry concerned, and from a wrong clock to Misc whoever may not set it', () => {
  const roles = ROUTES.map(({ name }) => name)
  const pathOf = (code: HealthFinding['code'], params: HealthFinding['params'], actions: string[] = []) => {
    const remedy = remedyFor({ code, params }, { roles, actions, passwordIsFactory: false })
    return remedy.kind === 'link' ? remedy.link.path : remedy.kind
  }
  assert.is(pathOf('plc_disconnected', { name: 'Packer', link: 'plc2' }), '/app/features/communication?link=plc2')
  assert.is(pathOf('account_locked', { count: '1' }), '/app/account/management?state=locked')
  assert.is(pathOf('factory_password', { count: '1' }), '/app/account/management?state=factory')
  assert.is(pathOf('plc_disconnected', { name: 'Packer' }), '/app/features/communication')
  assert.is(pathOf('service_server_failed', { service: 'syslog' }), '/app/features/misc?card=syslog')
  assert.is(pathOf('service_crashed', { service: 'syslog' }), '/app/features/misc')
  assert.is(pathOf('clock_wrong', {}, ['clock']), '/app/features/misc')
})

test.run()
