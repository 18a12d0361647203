import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract, CONTRACT, detailsName, readErrorCodes } from '../../.build/contract.mjs'
import { CHANGED_MEANWHILE, CONTENT_TOO_LARGE } from '../../src/lib/remote/details'
import { importTool } from '../setup/import-tool'

type Kind = 'error_codes' | 'field_codes'

interface ErrorCodesTool {
  /** The codes with the statuses, or names of schemas, that have them. */
  usedCodes(document: object): Record<Kind, Map<string, Set<string>>>
}

const test = suite('error codes')

test('each error code of the contract has a meaning, and nothing else has', async () => {
  const { usedCodes } = await importTool<ErrorCodesTool>('test/tools/error-codes.mjs')
  const used = usedCodes(assembleContract())
  const meanings = readErrorCodes()
  for (const kind of ['error_codes', 'field_codes'] as const)
    assert.equal(Object.keys(meanings[kind]), [...used[kind].keys()].sort(), kind)
})

test('each error code has one status', async () => {
  const { usedCodes } = await importTool<ErrorCodesTool>('test/tools/error-codes.mjs')
  const statuses = [...usedCodes(assembleContract()).error_codes]
    .map(([code, all]) => ({ code, of: [...all].filter(it => /^\d+$/.test(it)) }))
    .filter(({ of }) => of.length > 1)
  assert.equal(statuses, [])
})

test('the meaning of an error code names all of its details, and nothing else', () => {
  const { schemas } = assembleContract().components
  const wrong = Object.entries(readErrorCodes().error_codes).filter(([code, meaning]) => {
    const named = [...meaning.matchAll(/`details\.(\w+)`/g)].map(([, name]) => name)
    const properties = Object.keys(Object(Object(schemas)[detailsName(code)]).properties ?? {})
    return named.sort().join() !== properties.sort().join()
  })
  assert.equal(
    wrong.map(([code]) => code),
    []
  )
})

test('details belong to an error code', () => {
  const { details }: { details: object } = JSON.parse(readFileSync(`${CONTRACT}/error-codes.json`, 'utf8'))
  const codes = Object.keys(readErrorCodes().error_codes)
  assert.equal(
    Object.keys(details).filter(code => !codes.includes(code)),
    []
  )
})

test('the client knows the details that any call may have as the contract has them', () => {
  for (const { code, of } of [CHANGED_MEANWHILE, CONTENT_TOO_LARGE]) {
    const { properties, required } = Object(assembleContract().components.schemas)[detailsName(code)]
    const types = Object.keys(properties).map(name => [name, properties[name].type])
    assert.equal([of, required], [{ fields: Object.fromEntries(types) }, Object.keys(properties)])
  }
})

test.run()
