import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract, readErrorCodes } from '../../.build/contract.mjs'
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

test.run()
