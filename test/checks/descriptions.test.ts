import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readErrorCodes } from '../../.build/contract.mjs'
import { schemaNodes } from './contract-nodes'

/** The first words of summaries: one verb for one thing. */
const VERBS = new Set(
  (
    'Acknowledge Activate Add Announce Back Beep Blink Cancel Change Check Clear Connect Create Delete ' +
    'Disconnect Download Eject Enable End Export Forecast Forget Get Import Join Keep List Load Lock Log ' +
    'Open Ping Prepare Preview Purge Read Receive Record Regenerate Reject Release Rename Renew Replace ' +
    'Request Reset Resolve Respond Restart Restore Roll Scan Send Set Silence Start Stop Test Trace ' +
    'Trust Unlock Update Upload'
  ).split(' ')
)
/** Words of the style guide in `locales/README.md`, with what is written instead. */
const WORDS: Array<[RegExp, string]> = [
  [/\banswer/i, 'returns, responds'],
  [/\b(tells?|told)\b/i, 'returns, states'],
  [/\b(some|any|every|no)body\b/i, 'someone, no one'],
  [/\bsign(s|ed|ing)?[- ](in|out)/i, 'log in, login'],
  [/\bof (the|this) panel\b(?!')/i, "the panel's"],
  [/(^|[\s(])['"]\w/, 'backticks']
]

interface Parameter {
  name: string
  description?: string
  style?: string
  explode?: boolean
  schema: { type?: string }
  example?: unknown
}

const texts = [
  ...schemaNodes.flatMap(({ node, path }) =>
    ['summary', 'description'].flatMap(key => textOf(node[key], [...path, key]))
  ),
  ...Object.entries(readErrorCodes()).flatMap(([kind, meanings]) =>
    Object.entries(meanings).flatMap(([code, meaning]) => textOf(meaning, [kind, code, 'description']))
  )
]
const ofKind = (kind: string) => texts.filter(({ place }) => place.endsWith(` ${kind}`))
const parameters = schemaNodes
  .filter(({ path }) => path[0] === 'paths' && path.at(-2) === 'parameters')
  // The contract says so: each entry of `parameters` is one.
  .map(({ node, path }) => ({ parameter: node as unknown as Parameter, place: path.join(' ') }))

function textOf(text: unknown, path: string[]) {
  return typeof text === 'string' ? [{ text, place: path.join(' ') }] : []
}
const listed = (found: ReadonlyArray<{ text: string; place: string }>) =>
  found.map(({ text, place }) => `${place}: ${text}`)

const test = suite('descriptions')

test('each parameter has a description and an example', () => {
  const wrong = parameters.filter(({ parameter }) => !parameter.description || parameter.example === undefined)
  assert.equal(
    wrong.map(({ place, parameter }) => `${place} ${parameter.name}`),
    []
  )
})

test('each list in a query names its separator', () => {
  const lists = parameters.filter(({ parameter: { schema } }) => schema.type === 'array')
  const isSeparated = ({ style, explode, description }: Parameter) =>
    style === 'form' && explode === false && description?.startsWith('Comma-separated')
  assert.ok(lists.length > 0)
  assert.equal(
    lists.filter(({ parameter }) => !isSeparated(parameter)).map(({ place }) => place),
    []
  )
})

test('summaries are unique, and say with a verb what a call does', () => {
  const summaries = ofKind('summary')
  const all = summaries.map(({ text }) => text)
  const isWrong = (text: string) => !VERBS.has(text.split(' ')[0] ?? '') || text.endsWith('.')
  assert.equal(listed(summaries.filter(({ text }) => isWrong(text))), [])
  assert.equal(
    all.filter((text, index) => all.indexOf(text) !== index),
    []
  )
})

test('the description of an operation begins with a verb in the third person', () => {
  const operations = schemaNodes.filter(({ node }) => node.operationId !== undefined)
  const found = operations.flatMap(({ node, path }) => textOf(node.description, path))
  assert.is(found.length, operations.length)
  assert.equal(listed(found.filter(({ text }) => !/^[A-Z][a-z]*s\b/.test(text))), [])
})

test('descriptions end with a full stop', () => {
  assert.equal(listed(ofKind('description').filter(({ text }) => !text.endsWith('.'))), [])
})

test('texts keep to the words of the style guide', () => {
  const prose = texts.map(({ text, place }) => ({ text: text.replace(/`[^`]*`/g, '`'), place }))
  const wrong = WORDS.flatMap(([word, better]) =>
    listed(prose.filter(({ text }) => word.test(text))).map(found => `${found}: write "${better}"`)
  )
  assert.equal(wrong, [])
})

test.run()
