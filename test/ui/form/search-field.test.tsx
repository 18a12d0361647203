import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SearchField } from '../../../src/ui/form/search-field'
import { byLabel, type } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('search field')
test.after.each(cleanup)

test('waits for the end of an IME composition', () => {
  const searches: string[] = []
  render(<SearchField label="Search tags" value="" onPick={text => searches.push(text)} />)
  const field = byLabel('Search tags')
  type(field, 'v')
  field.dispatchEvent(new Event('compositionstart', { bubbles: true }))
  type(field, 'ㅌ')
  type(field, '타')
  assert.equal(searches, ['v'])
  field.dispatchEvent(new Event('compositionend', { bubbles: true }))
  assert.equal(searches, ['v', '타'])
})

test.run()
