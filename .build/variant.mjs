import { readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import ts from 'typescript'
import { Complaint } from '../test/tools/complaint.mjs'
import { fieldFacts } from '../test/tools/field-facts.mjs'
import { formFields } from '../test/tools/form-fields.mjs'
import { refusalTexts } from '../test/tools/refusal-texts.mjs'
import { restoreFile } from '../test/tools/restore.mjs'
import { screenFiles } from '../test/tools/screen-files.mjs'
import { snapshotFile } from '../test/tools/snapshot.mjs'
import { assembleDocument } from './contract.mjs'
import { withoutTags } from './contract-reduced.mjs'
import { readFormFields } from './form-fields.mjs'
import { readManifests } from './manifests.mjs'
import { FOUND_LABELS, ROOT } from './options.mjs'
import { replaceAll } from './source.mjs'
import { createUseTest } from './texts.mjs'

/** How the tables of the operation log name a call. */
const CALL = /^[A-Z]+ \//

/**
 * The screens of `--without`, and those that belong to them.
 * @param {readonly string[]} names
 * @throws Complaint for a name that no optional screen has
 */
export function absentScreens(names, { screens } = readManifests(ROOT)) {
  const optional = screens.filter(screen => screen.optional)
  const unknown = names.filter(name => !optional.some(screen => screen.name === name))
  if (unknown.length > 0) {
    const allowed = optional.map(({ name }) => name).sort()
    throw new Complaint(`--without ${unknown.join(',')}: these screens can be left out: ${allowed.join(', ')}`)
  }
  return optional.filter(({ name, optional: of }) => names.includes(name) || (of !== true && names.includes(of)))
}

/**
 * What a build without some screens is made of: what is generated from the manifests is generated without theirs, and so is the
 * contract; the tables of the operation log lose the calls that it no longer has.
 * @param {readonly string[]} names
 */
export function readVariant(names) {
  const document = assembleDocument(ROOT)
  const manifests = readManifests(ROOT)
  const absent = absentScreens(names, manifests)
  if (absent.length === 0)
    return { absent: [], tags: [], contract: document, dropped: new Set(), sourceOf: readSourceFile, plugins: [] }
  const tags = absent.flatMap(({ tags = [] }) => tags)
  const contract = withoutTags(document, tags)
  const screens = manifests.screens.filter(screen => !absent.includes(screen))
  const generated = {
    ...screenFiles({ ...manifests, groups: groupsOf(manifests.groups, screens), screens }),
    'src/api/generated/snapshot.ts': snapshotFile(contract),
    'src/api/generated/restore.ts': restoreFile(contract),
    'src/stores/generated/form-fields.ts': formFields(contract, ROOT),
    'src/app/generated/field-facts.ts': fieldFacts(contract, readFormFields(ROOT)),
    'src/stores/generated/refusal-texts.ts': refusalTexts(contract, ROOT)
  }
  const calls = new Set(callsOf(document).filter(call => !callsOf(contract).includes(call)))
  const segments = absent.map(({ name }) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
  /** The texts that only those properties name that are left out. */
  const dropped = new Set()
  const titles = absent.map(({ title }) => title)
  const sourceOf = path =>
    generated[path] ??
    withoutCalls(path, withoutTitles(path, readSourceFile(path), titles), { calls, segments, dropped })
  return {
    absent: absent.map(({ name }) => name),
    tags,
    contract,
    dropped,
    sourceOf,
    plugins: [sourcePlugin(sourceOf)]
  }
}

const readSourceFile = path => readFileSync(join(ROOT, path), 'utf8')

const groupsOf = (groups, screens) =>
  Object.fromEntries(Object.entries(groups).filter(([name]) => screens.some(({ group }) => group === name)))

const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map(method => `${method.toUpperCase()} ${path}`))

/** Leaves out the properties of tables that are named by one of these calls, and those of jobs with a text of an absent screen. */
function withoutCalls(path, text, { calls, segments, dropped }) {
  if (!/'[A-Z]+ \//.test(text)) return text
  const edits = []
  const isOwn = key => segments.includes(key.split('.')[0])
  const visit = node => {
    const properties = ts.isObjectLiteralExpression(node) ? node.properties.filter(isNamedByText) : []
    if (properties.some(({ name }) => CALL.test(name.text)))
      for (const { name, pos, end, initializer } of properties)
        if (calls.has(name.text) || (!CALL.test(name.text) && literalsIn(initializer).some(isOwn))) {
          edits.push({ start: pos, end: text[end] === ',' ? end + 1 : end, replacement: '' })
          for (const key of literalsIn(initializer)) dropped.add(key)
        }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022))
  return replaceAll(text, edits)
}

/** Leaves out what the finder finds on absent screens. */
function withoutTitles(path, text, titles) {
  if (path !== FOUND_LABELS) return text
  const edits = []
  const visit = node => {
    if (isNamedByText(node) && titles.includes(node.name.text))
      edits.push({ start: node.pos, end: text[node.end] === ',' ? node.end + 1 : node.end, replacement: '' })
    else node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022))
  return replaceAll(text, edits)
}

/** @returns {property is import('typescript').PropertyAssignment & { name: import('typescript').StringLiteral }} */
const isNamedByText = property => ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)

function literalsIn(node) {
  if (!node) return []
  const found = ts.isStringLiteral(node) ? [node.text] : []
  node.forEachChild(child => {
    found.push(...literalsIn(child))
  })
  return found
}

const sourcePlugin = sourceOf => ({
  name: 'variant',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: sourceOf(relative(ROOT, path).replaceAll('\\', '/')),
      loader: extname(path).slice(1)
    }))
  }
})

/**
 * The texts that the sources use, of each language; only a build without some screens has others. A key that a template may
 * complete counts as used, unless what named it is left out.
 */
export function usedTexts(sources, { dropped }, locales) {
  const isUsed = createUseTest([...sources.values()], dropped)
  return Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [
      language,
      Object.fromEntries(Object.entries(own).filter(([key]) => isUsed(key)))
    ])
  )
}

/** Without the slices of absent screens: what a dialog repeats of them is in its own slice. */
export function presentSlices(slices, { absent }, entries) {
  const isAbsent = slice => absent.some(name => slice === name || slice.startsWith(`${name}-`))
  const owners = entries.flatMap(({ name, owner }) => [name, owner])
  return new Map([...slices].filter(([slice]) => owners.includes(slice) || !isAbsent(slice)))
}

/** One message for each file that belongs to an absent screen, or makes a call of one. */
export function checkVariant({ absent, contract }, { reached, sources }) {
  const paths = new Set(Object.keys(contract.paths))
  const removed = new Set(
    absent.length ? Object.keys(assembleDocument(ROOT).paths).filter(path => !paths.has(path)) : []
  )
  const files = new Set([...reached.values()].flat())
  return [...files].flatMap(file => {
    const screen = absent.find(name => file.startsWith(`src/screens/${name}/`))
    const called = sources.get(file)?.texts.filter(({ value }) => removed.has(value)) ?? []
    return [
      ...(screen ? [`${file} belongs to ${screen}, which is left out`] : []),
      ...called.map(({ value, line }) => `${file}:${line}: ${value} is a call of a screen that is left out`)
    ]
  })
}
