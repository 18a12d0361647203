import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recallOptions } from '../../../src/lib/browser/recall-options'
import { type CsvChoices, csvOptions } from '../../../src/lib/table-file/csv-choices'
import { selectLanguage } from '../../setup/screen'

const test = suite('choices of CSV')

async function defaultsIn(language: string): Promise<CsvChoices> {
  await selectLanguage(language)
  return recallOptions<CsvChoices>('nothing remembered', csvOptions())
}

test('files are separated by semicolons where the language has a decimal comma', async () => {
  assert.equal(await defaultsIn('en'), { purpose: 'reading', separator: ',', decimal: '.' })
  assert.equal(await defaultsIn('de'), { purpose: 'reading', separator: ';', decimal: ',' })
})

test.run()
