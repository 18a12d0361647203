import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readContract } from './contract'
import { isPlanned } from './operation-checks'
import {
  CREATED,
  HARMLESS_ACTIONS,
  HARMLESS_CHANGES,
  INTERRUPTS_NOBODY,
  LIST_FILES,
  NOT_RUN,
  ONE_TIME,
  PREPARED
} from './plan'

const test = suite('plan of the conformance run')
const contract = readContract()

test('names only operations of the contract', () => {
  const named = [NOT_RUN, HARMLESS_CHANGES, CREATED].flatMap(Object.keys)
  const wrong = [...named, ...Object.values(PREPARED), ...LIST_FILES, ONE_TIME].filter(name => !contract.find(name))
  assert.equal(wrong, [])
})

test('decides for every operation whether it is harmless', () => {
  const session = ['POST /auth/token/user', 'DELETE /auth/token/user']
  const undecided = contract.operations.filter(it => !NOT_RUN[it.name] && !isPlanned(it) && !session.includes(it.name))
  assert.equal(
    undecided.map(({ name }) => name),
    []
  )
  assert.equal(
    HARMLESS_ACTIONS.filter(name => NOT_RUN[name] || !contract.find(name)),
    []
  )
})

test('sends no call that interrupts somebody, unless what it changes does not', () => {
  const interrupting = contract.operations.filter(({ name, interrupts }) => interrupts.length > 0 && !NOT_RUN[name])
  assert.equal(
    interrupting.map(({ name }) => name),
    Object.keys(INTERRUPTS_NOBODY)
  )
})

test('leaves out no operation that only reads', () => {
  const left = Object.keys(NOT_RUN).filter(name => contract.find(name)?.reading)
  assert.equal(left, [])
})

test('changes only fields that the settings have', () => {
  const wrong = Object.entries(HARMLESS_CHANGES).filter(([name, { field }]) => {
    const operation = contract.find(name)
    const schema = operation && contract.body(operation)?.schema
    return !schema || !(field in contract.resolve(schema).properties)
  })
  assert.equal(wrong, [])
})

test('deletes only what it creates', () => {
  const deletions = contract.operations.filter(({ method, name }) => method === 'delete' && !NOT_RUN[name])
  const own = [...Object.values(CREATED), '/exports/{id}', '/auth/token/user']
  assert.equal(
    deletions.filter(({ path }) => !own.some(item => path.startsWith(item))).map(({ name }) => name),
    []
  )
})

test.run()
