import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Content, listOperations } from '../panel/http/contract-document'
import { contract } from './contract-nodes'
import { fieldsOf } from './schema-fields'
import { namesIn, SOURCES } from './sources'

/** Fields that nobody reads, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  expires_in: 'a token is renewed when the panel refuses it, never by the clock of the browser'
}

/** That a secret is set, which is read by the name of the secret. */
const SET = /_set$/

const test = suite('read fields')

test('the console reads every field of a response that the contract has', () => {
  const successes = listOperations(contract).flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]): Content[] =>
      status.startsWith('2') && !('$ref' in response) ? [response] : []
    )
  )
  const fields = fieldsOf(...successes)
  assert.ok(fields.length > 500)
  const names = new Set(SOURCES.flatMap(path => [...namesIn(path)]))
  assert.equal(
    fields.filter(field => !names.has(field) && !names.has(field.replace(SET, '')) && !(field in LEFT_OUT)),
    [],
    'show it, drop it from the contract, or name it in LEFT_OUT with the reason'
  )
})

test.run()
