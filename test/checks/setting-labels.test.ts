import '../setup/dom'
import type { SchemaObject } from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SnapshotResource } from '../../src/api/configuration/snapshot'
import { SNAPSHOT } from '../../src/api/generated/snapshot'
import { $i18n } from '../../src/lib/text/i18n'
import { settingLabel } from '../../src/screens/system-info/configuration/labels'
import { loadFieldWords } from '../../src/stores/operations/loaded-words'
import { selectLanguage } from '../setup/screen'
import { contract } from './contract-nodes'

/** Fields that keep the name that the panel has for them, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  '/opcua/node-tree folders': 'its entries are named in place of it',
  '/opcua/node-tree tags': 'its entries are named in place of it'
}

const { paths, components } = Object(contract)
const test = suite('labels of settings')

const resolve = (schema: SchemaObject): SchemaObject =>
  schema.$ref ? { ...components.schemas[schema.$ref.split('/').pop()], ...schema } : schema

/** The properties of an object, of the entries of a list, or of its alternatives. */
function propertiesOf(given: SchemaObject): [string, SchemaObject][] {
  const schema = resolve(given)
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const parts: SchemaObject[] = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])]
  return [...Object.entries<SchemaObject>(properties), ...parts.flatMap(part => propertiesOf(part))]
}

/** Fields as a comparison names them: what is in a list of named entries begins with its own name. */
function fieldsIn(name: string, schema: SchemaObject, prefix = '', around: readonly SchemaObject[] = []): string[] {
  const inner = propertiesOf(schema)
  const target = components.schemas[schema.$ref?.split('/').pop()] ?? schema
  if (inner.length === 0 || around.includes(target)) return [prefix + name]
  const isList = resolve(schema).items !== undefined
  if (isList && !inner.some(([field]) => field === 'name')) return [prefix + name]
  const below = inner.flatMap(([field, part]) =>
    fieldsIn(field, part, isList ? '' : `${prefix}${name}.`, [...around, target])
  )
  return isList ? [prefix + name, ...below] : below
}

function fieldsOf({ path, fields, key, each }: SnapshotResource): string[] {
  const body = paths[path].get.responses[200].content['application/json'].schema
  const list = propertiesOf(body)
  const own = key !== undefined && !each ? propertiesOf(list.find(([name]) => name === 'items')?.[1] ?? {}) : list
  return own.filter(([name]) => fields.includes(name)).flatMap(([name, schema]) => fieldsIn(name, schema))
}

for (const language of ['en', 'ja', 'ko', 'de'] as const)
  test(`each field of a snapshot has a label: ${language}`, async () => {
    await selectLanguage(language)
    await loadFieldWords()
    const { t } = $i18n.get()
    const all = SNAPSHOT.flatMap(resource => fieldsOf(resource).map(field => ({ ...resource, field })))
    const raw = all.filter(({ path, tag, field }) => {
      const text = settingLabel(field, { path, tag }, t)
      return text === field || /_|[a-z]\.[a-z]/.test(text)
    })
    assert.ok(all.length > 200)
    assert.equal(
      [...new Set(raw.map(({ path, field }) => `${path} ${field}`))].filter(name => !(name in LEFT_OUT)),
      []
    )
  })

test.run()
