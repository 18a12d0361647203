import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { CALLS } from '../../src/stores/operations/call-words'
import { listOperations } from '../panel/http/contract-document'
import { importTool } from '../setup/import-tool'
import { read } from './sources'

interface FormField {
  path: string
  field: string
  label?: string
}

interface Reader {
  readFormFields(): FormField[]
}

interface Tool {
  formFieldsOf(document: object, fields: FormField[]): { name: string; field: string; entries: { label?: string }[] }[]
}

/** Fields that have no label in the log, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  file: 'its label depends on the kind of file, and its content is never recorded',
  from: 'of what is exported, of which no fields are recorded',
  to: 'of what is exported, of which no fields are recorded',
  machine_name: 'is typed to confirm an operation'
}

const WORDS = read('src/stores/operations/general-labels.ts')

const test = suite<{ fields: FormField[]; sent: ReturnType<Tool['formFieldsOf']> }>('labels of the operation log')

test.before(async context => {
  const { readFormFields } = await importTool<Reader>('.build/form-fields.mjs')
  const { formFieldsOf } = await importTool<Tool>('test/tools/form-fields.mjs')
  context.fields = readFormFields()
  context.sent = formFieldsOf(assembleContract(), context.fields)
})

test('each writing call of the contract has a text in the log, and each text a call', () => {
  const calls = listOperations(assembleContract())
    .filter(({ reading }) => !reading)
    .map(({ name }) => name)
  const named: string[] = Object.keys(CALLS)
  assert.equal(
    calls.filter(name => !named.includes(name)),
    []
  )
  const known = (name: string) => calls.includes(name) || /^(Job|Schedule) /.test(name)
  assert.equal(
    named.filter(name => !known(name)),
    []
  )
})

const isLabelled = (field: string, label = '') => new RegExp(`\\b${field}'?: '${label}`).test(WORDS)

test('a field that the forms of its call label differently has a general label', ({ sent }) => {
  const missing = sent.filter(
    ({ field, entries: [entry, ...others] }) =>
      entry && (!entry.label || others.length > 0) && !isLabelled(field) && !(field in LEFT_OUT)
  )
  assert.equal(
    missing.map(({ name, field }) => `${name} ${field}`),
    []
  )
})

test('a field that some form labels has a label in the log', ({ fields, sent }) => {
  const names = new Set(sent.map(({ field }) => field))
  const labelled = new Set(sent.flatMap(({ field, entries }) => (entries.length > 0 ? field : [])))
  const missing = fields.filter(
    ({ field }) => names.has(field) && !labelled.has(field) && !isLabelled(field) && !(field in LEFT_OUT)
  )
  assert.equal(
    missing.map(({ path, field }) => `${path} ${field}`),
    []
  )
})

test('a field of forms that screens share has their label', ({ fields, sent }) => {
  const names = new Set(sent.map(({ field }) => field))
  const shared = fields.filter(({ path, field }) => /^src\/(lib|ui)\//.test(path) && names.has(field))
  const missing = shared.filter(({ field, label }) => !isLabelled(field, label) && !(field in LEFT_OUT))
  assert.equal(
    missing.map(({ path, field, label }) => `${path} ${field}: ${label}`),
    []
  )
})

test.run()
