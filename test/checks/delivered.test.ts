import '../setup/dom'
import * as assert from 'uvu/assert'
import { SNAPSHOT } from '../../src/api/generated/snapshot'
import { type CallFacts, FIELD_FACTS } from '../../src/app/generated/field-facts'
import { test } from '../setup/panel-test'
import { moveToNew, savedText } from '../setup/restoring'

/** What settings have at the path of a field. */
const valueAt = (settings: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], settings)

function differing(path: string, settings: unknown, { fields }: CallFacts): string[] {
  return Object.entries(fields).flatMap(([field, { default: usual }]) =>
    usual === undefined || valueAt(settings, field) === usual ? [] : [`${path} ${field}`]
  )
}

test('a panel as delivered has the defaults of the contract', async () => {
  await moveToNew()
  const { resources } = JSON.parse(await savedText())
  const found = SNAPSHOT.flatMap(({ path, each }) => {
    const facts = FIELD_FACTS[`PUT ${path}`]
    const settings = resources[path]
    if (!facts || !settings) return []
    return (each ? Object.values(settings) : [settings]).flatMap(it => differing(path, it, facts))
  })
  assert.equal(found, [])
  const defaults = Object.values(FIELD_FACTS).flatMap(({ fields }) => Object.values(fields))
  assert.ok(defaults.filter(facts => facts.default !== undefined).length > 60)
})

test.run()
