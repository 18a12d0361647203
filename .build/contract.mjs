import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addExamples } from './contract-examples.mjs'
import { checkMarks } from './contract-marks.mjs'
import { readPermissions, withRoleNames } from './contract-permissions.mjs'
import { schemasInFull } from './contract-schemas.mjs'
import { withWritten } from './contract-written.mjs'
import { standardResponse, withStandards } from './standard-responses.mjs'

export { readPermissions }

/** Relative to the root of the repository. */
export const CONTRACT = 'static/contract'
const COMMON = 'common'
const ERROR_CODES = 'error-codes'
/** Parameters that operations name, of a part or, in `common.json`, of all. */
const PARAMETERS = 'x-parameters'

/**
 * Assembles the OpenAPI document from `common.json`, one part per tag, which states only what is special, and the `details` of
 * the error codes; it is without their meanings.
 */
export function assembleContract(root = process.cwd()) {
  const { [COMMON]: common, ...parts } = readFiles(root)
  const { components } = common
  const details = Object.entries(readPart(root, ERROR_CODES).details).map(([code, of]) => [detailsName(code), of])
  const schemas = { ...components.schemas, ...Object.fromEntries(details) }
  const files = { ...parts, [COMMON]: { ...common, components: { ...components, schemas } } }
  return assembleParts(files, readPermissions(root))
}

/** The schema of the `details` of a code: `AddressInUseDetails` of `address_in_use`. */
export const detailsName = code => `${code.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())}Details`

/** The parts by their names, with all schemas. */
export const readParts = root => withWritten(readFiles(root), CONTRACT)

export const contractTags = root => Object.keys(readFiles(root)).filter(name => name !== COMMON)

function readFiles(root = process.cwd()) {
  const names = readdirSync(join(root, CONTRACT)).map(file => file.replace(/\.json$/, ''))
  return Object.fromEntries(names.filter(name => name !== ERROR_CODES).map(name => [name, readPart(root, name)]))
}

/** The document that the bundle contains: it also says what each error code means. */
export const assembleDocument = (root = process.cwd()) => ({
  ...assembleContract(root),
  'x-error-codes': readErrorCodes(root)
})

/** What each error code means, of a whole refusal and of a field. */
export function readErrorCodes(root = process.cwd()) {
  const { error_codes, field_codes } = readPart(root, ERROR_CODES)
  return { error_codes, field_codes }
}

const readPart = (root, name) => JSON.parse(readFileSync(join(root, CONTRACT, `${name}.json`), 'utf8'))

/**
 * @param files by tag, with `common`, whose list of tags gives the order of the document
 * @param permissions what the manifests say of them
 */
export function assembleParts(files, permissions = { ofTag: new Map(), roles: [] }) {
  const { [COMMON]: commonPart, ...parts } = Object.fromEntries(
    Object.entries(withWritten(files, CONTRACT)).map(([name, file]) => [
      name,
      schemasInFull(file, `${CONTRACT}/${name}.json`)
    ])
  )
  const { [PARAMETERS]: commonParameters, ...common } = commonPart
  const tags = common.tags.map(({ name }) => name)
  for (const name of Object.keys(parts)) {
    if (!tags.includes(name)) throw new Error(`${CONTRACT}/${name}.json: ${name} is not a tag of ${COMMON}.json`)
  }
  const paths = createTable('path')
  const kinds = {}
  const addComponents = ({ components = {} }, name) => {
    for (const [kind, entries] of Object.entries(components)) {
      kinds[kind] ??= createTable(kind)
      kinds[kind].add(entries, name)
    }
  }
  addComponents({ components: withResponses(withRoles(common.components, permissions)) }, COMMON)
  for (const tag of tags) {
    const part = parts[tag]
    if (!part) throw new Error(`${CONTRACT}/${tag}.json is missing: ${COMMON}.json names the tag ${tag}`)
    const parameters = { ...commonParameters, ...part[PARAMETERS] }
    const items = Object.entries(part.paths).map(([path, item]) => [
      path,
      withStandards(item, tag, `${CONTRACT}/${tag}.json: ${path}`, {
        parameters,
        permission: permissions.ofTag.get(tag)
      })
    ])
    paths.add(Object.fromEntries(items), tag)
    addComponents(part, tag)
  }
  const components = Object.fromEntries(Object.entries(kinds).map(([kind, { entries }]) => [kind, entries]))
  for (const [name, { [PARAMETERS]: own = {} }] of Object.entries(files)) {
    const unused = Object.keys(own).find(key => !isNamed(key, name === COMMON ? Object.values(parts) : [parts[name]]))
    if (unused)
      throw new Error(`${CONTRACT}/${name}.json: leave ${unused} out of ${PARAMETERS}, as no operation names it`)
  }
  const document = { ...common, paths: paths.entries, components }
  addExamples(document, CONTRACT)
  checkMarks(document, CONTRACT)
  return document
}

const isNamed = (parameter, parts) =>
  parts
    .flatMap(({ paths }) => Object.values(paths).flatMap(item => Object.values(item)))
    .some(({ parameters }) => parameters?.includes(parameter))

const withRoles = ({ schemas, ...others }, { roles }) => ({
  ...others,
  schemas: withRoleNames(schemas, roles, `${CONTRACT}/${COMMON}.json`)
})

function withResponses(components) {
  const { responses } = components
  const inFull = ([name, response]) => [name, standardResponse(response, `${CONTRACT}/${COMMON}.json: ${name}`)]
  return { ...components, ...(responses && { responses: Object.fromEntries(Object.entries(responses).map(inFull)) }) }
}

/** Collects named entries; a name that two parts define is an error. */
function createTable(kind) {
  const entries = {}
  const owners = new Map()
  const add = (more, part) => {
    for (const [name, entry] of Object.entries(more)) {
      const owner = owners.get(name)
      if (owner) throw new Error(`${kind} ${name} is defined in both ${owner}.json and ${part}.json`)
      owners.set(name, part)
      entries[name] = entry
    }
  }
  return { entries, add }
}
