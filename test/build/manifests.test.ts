import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { manifestProblems, type Screen } from '../../.build/manifests.mjs'

const wifi: Screen = { name: 'wifi', group: 'network', order: 10, title: 'menu.wifi', tags: ['wifi'] }
const groups = { network: { title: 'menu.network', icon: 'network' } }

const problems = (screens: Screen[], tags = ['wifi']) => manifestProblems({ groups, screens, shared: {} }, tags)
const test = suite('manifests')

test('a screen with a manifest whose tags are in the contract has no problem', () => {
  assert.equal(problems([wifi, { name: 'login' }]), [])
})

test('a folder without manifest, and a manifest that lacks something or has something unknown, are named', () => {
  const { order: _, ...unplaced } = wifi
  const typed = { ...unplaced, icon: 'wifi', permission: 'network' }
  assert.equal(problems([typed, { name: 'hotspot', isMissing: true }]), [
    'src/screens/wifi/manifest.json: icon is not known',
    'src/screens/wifi/manifest.json: order is missing',
    'src/screens/wifi/manifest.json: permission has the name of the folder, or is false',
    'src/screens/hotspot/manifest.json: is missing'
  ])
  assert.equal(problems([{ ...wifi, group: 'radio' }]), [
    'src/screens/wifi/manifest.json: src/app/manifest.json has no group radio'
  ])
})

test('a tag belongs to one screen, and to one of the contract', () => {
  assert.equal(problems([wifi], ['wifi', 'syslog']), [
    'tag syslog: name it in the manifest of its screen, or in src/app/manifest.json'
  ])
  assert.equal(problems([wifi], []), ['src/screens/wifi/manifest.json: the contract has no tag wifi'])
  const second = { name: 'login', tags: ['wifi'] }
  assert.equal(problems([wifi, second]), [
    'tag wifi: in src/screens/wifi/manifest.json and src/screens/login/manifest.json'
  ])
})

test('no two screens have the same place of the menu or the same path', () => {
  const hotspot = { name: 'hotspot', group: 'network', order: 10, title: 'menu.hotspot', path: '/app/network/wifi' }
  assert.equal(problems([wifi, hotspot]), [
    'place 10 of network: of wifi and hotspot',
    'path /app/network/wifi: of wifi and hotspot'
  ])
})

test.run()
