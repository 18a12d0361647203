import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HealthFinding } from '../../src/api/health'
import { ROUTES } from '../../src/app/shell/routes'
import { remedyFor } from '../../src/stores/finding-remedies'
import contract from '../../static/contract/health.json'

const test = suite('finding remedies')

// The texts of the document are those of the type.
const CODES = contract.components.schemas.HealthFinding.properties.code.enum as HealthFinding['code'][]

test('every remedy is a screen of this version that the user may open', () => {
  const roles = ROUTES.map(({ name }) => name)
  const linked: string[] = []
  for (const code of CODES) {
    assert.is(
      remedyFor({ code, params: {} }, { roles: [], actions: [], passwordIsFactory: false }).kind,
      code === 'clock_wrong' ? 'clock' : 'none'
    )
    const remedy = remedyFor({ code, params: {} }, { roles, actions: [], passwordIsFactory: false })
    if (remedy.kind !== 'link') continue
    const { path, permission, text } = remedy.link
    const route = ROUTES.find(route => route.path === path.split('?')[0])
    assert.equal([route?.name, route?.title, typeof route?.load], [permission, text, 'function'], code)
    linked.push(code)
  }
  assert.is(linked.length, 20)
  const own = remedyFor({ code: 'factory_password', params: {} }, { roles, actions: [], passwordIsFactory: true })
  assert.is(own.kind, 'own-password')
  const second = remedyFor(
    { code: 'wifi_failed', params: { radio: 'wlan1' } },
    { roles, actions: [], passwordIsFactory: false }
  )
  assert.is(second.kind === 'link' && second.link.path, '/app/network/wifi?radio=wlan1')
})

test.run()
