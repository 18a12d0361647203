import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contractTags } from '../../.build/contract.mjs'
import { manifestProblems, readManifests } from '../../.build/manifests.mjs'
import contract from '../../static/contract/system.json'
import { readJson } from './sources'

const manifests = readManifests()
const routed = manifests.screens.flatMap(({ name, group }) => (group ? name : []))
const keys = Object.keys(readJson<Record<string, string>>('locales/en.json'))
const { limits } = readJson<{ limits: Record<string, number> }>('size-budget.json')
const test = suite('screens')

test('every screen folder has its manifest, and every tag of the contract belongs to one', () => {
  assert.equal(manifestProblems(manifests, contractTags()), [])
})

test('a screen outside the menu is a page of the start, or of an address that shows no screen', () => {
  const outside = manifests.screens.filter(({ group }) => !group).map(({ name }) => name)
  assert.equal(outside, ['auth-redirect', 'login', 'not-found'])
})

test('every screen of the menu has texts of its own', () => {
  const segment = (screen: string) => screen.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const withoutTexts = routed.filter(screen => !keys.some(key => key.startsWith(`${segment(screen)}.`)))
  assert.equal(withoutTexts, [])
})

test('the contract names the screens that a model may lack', () => {
  const { missing_screens } = contract.components.schemas.WebSpecification.properties
  const named = [...missing_screens.description.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  const optional = manifests.screens.flatMap(({ name, optional }) => (optional ? [name] : []))
  assert.equal(named, optional.sort())
})

test('a screen has a limit by name only where it needs more than all screens have', () => {
  const named = Object.keys(limits).filter(name => name.startsWith('screen: '))
  const limit = limits['each screen'] ?? Number.NaN
  assert.equal(
    named.filter(name => !(limits[name]! > limit)),
    []
  )
})

test.run()
