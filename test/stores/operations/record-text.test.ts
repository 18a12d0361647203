import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../../.build/contract.mjs'
import type { OperationRecord } from '../../../src/api/operation-log'
import type { Translator } from '../../../src/lib/text/i18n'
import { screenText } from '../../../src/stores/operations/record-text'
import { listOperations } from '../../panel/http/contract-document'

test('names the screen of every writing call of this console', () => {
  const writes = listOperations(assembleContract()).filter(({ method }) => method !== 'get')
  const t: Translator['t'] = key => `text ${String(key)}`
  for (const { tag } of writes) {
    const record = { place: 'console', screen: tag } as OperationRecord
    assert.match(screenText(record, t), /^text /, tag)
  }
})

test.run()
