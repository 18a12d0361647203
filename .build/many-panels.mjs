import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotResources } from '../test/tools/snapshot.mjs'
import { ROOT } from './options.mjs'

const SOURCES = '.build/many-panels'
const FOLDER = 'many-panels'
/** What may cut a panel off, which the console saves through its safe apply, or who may reach the panel. */
const NOT_RESTORED = ['ethernet', 'wifi', 'hotspot', 'misc-web']

/**
 * The files for who looks after many panels, by their paths in the pack: those of `.build/many-panels`, and what the playbooks
 * have to know of the contract.
 */
export function manyPanelsFiles(contract, root = ROOT) {
  const folder = join(root, SOURCES)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const texts = files.map(({ parentPath, path, name }) => {
    const place = join(parentPath ?? path, name)
    return [`${FOLDER}/${place.slice(folder.length + 1).replaceAll('\\', '/')}`, readFileSync(place, 'utf8')]
  })
  const resources = configurationResources(contract)
  return {
    ...Object.fromEntries(texts),
    [`${FOLDER}/ansible/resources.json`]: `${JSON.stringify({ panel_contract: contract.info.version, panel_resources: resources }, null, 1)}\n`
  }
}

/**
 * What a snapshot reads; of settings that a playbook may restore also what a save sends, as a tree of its fields. Lists, and
 * the settings of each of several entries, are compared only.
 */
export function configurationResources(contract) {
  return snapshotResources(contract).map(resource => {
    const { path, tag, key, each, fields, identity = [] } = resource
    const { put } = contract.paths[path]
    const isSettings = !key && !each && put?.['x-versioned'] && !NOT_RESTORED.includes(tag)
    const hasOwn = fields.some(field => !identity.includes(field))
    if (!isSettings || !hasOwn) return resource
    const { 'x-permission': permission, 'x-action': action, 'x-interrupts': interrupts } = put
    const body = writtenTree(put.requestBody.content['application/json'].schema, contract.components.schemas)
    return { ...resource, save: { body, permission, ...(action && { action }), ...(interrupts && { interrupts }) } }
  })
}

/** Of an object its fields, of a list its entries, without secrets; `true` for any other value, and for what contains itself. */
function writtenTree(schema, schemas, within = []) {
  const { $ref, items, properties } = schema
  if ($ref) return within.includes($ref) || writtenTree(schemas[$ref.split('/').pop()], schemas, [...within, $ref])
  if (items) return [writtenTree(items, schemas, within)]
  if (!properties) return true
  const fields = Object.entries(properties).filter(([, part]) => !part.writeOnly && part.format !== 'password')
  return Object.fromEntries(fields.map(([name, part]) => [name, writtenTree(part, schemas, within)]))
}
