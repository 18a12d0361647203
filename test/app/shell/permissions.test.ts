import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { destination, isPermitted } from '../../../src/app/shell/permissions'
import { ROUTES } from '../../../src/app/shell/routes'

const test = suite('permissions')
const nobody = { roles: [], secsLicence: false }

test('opens the dashboard and WebView to every signed-in user', () => {
  assert.is(destination('/app/dashboard', ROUTES, nobody).kind, 'screen')
  assert.is(destination('/app/web-view', ROUTES, nobody).kind, 'screen')
})

test('distinguishes a screen without permission from an unknown path', () => {
  assert.is(destination('/app/network/ethernet', ROUTES, nobody).kind, 'not-authorized')
  assert.is(destination('/app/network/nothing', ROUTES, nobody).kind, 'not-found')
})

test('shows the same screen under both prefixes', () => {
  const permissions = { roles: ['ethernet'], secsLicence: false }
  for (const path of ['/app/network/ethernet', '/admin/network/ethernet', '/app/network/ethernet/']) {
    const found = destination(path, ROUTES, permissions)
    assert.is(found.kind === 'screen' && found.route.name, 'ethernet', path)
  }
})

test('matches permission names exactly', () => {
  const ethernet = ROUTES.find(({ name }) => name === 'ethernet')!
  for (const roles of [['Ethernet'], ['ethernet '], ['ether'], ['*']]) {
    assert.not(isPermitted(ethernet, { roles, secsLicence: true }), roles.join())
  }
})

test('requires the licence and the permission for SECS/GEM', () => {
  const secs = ROUTES.find(({ name }) => name === 'secs-gem')!
  assert.not(isPermitted(secs, { roles: ['secs-gem'], secsLicence: false }))
  assert.not(isPermitted(secs, { roles: [], secsLicence: true }))
  assert.ok(isPermitted(secs, { roles: ['secs-gem'], secsLicence: true }))
})

test('refuses SECS/GEM only once the panel has answered that it has no licence', () => {
  const at = (roles: string[], secsLicence?: boolean) =>
    destination('/app/features/secs-gem', ROUTES, { roles, secsLicence }).kind
  assert.equal([at(['secs-gem']), at(['secs-gem'], false)], ['waiting', 'not-licensed'])
  assert.equal([at([]), at(['secs-gem'], true)], ['not-authorized', 'screen'])
})

test.run()
